import { SITE_YAML } from "../../testing/fixtures/project";
import { spot } from "../../testing/fixtures/compile";
import { loadSite } from "./loadSite";

const load = (text: string) => loadSite("content/site.yaml", text);
const changed = (from: string, to: string) => load(SITE_YAML.replace(from, to));
const lineOf = (part: string, text = SITE_YAML): number => text.slice(0, text.indexOf(part)).split("\n").length;

test("data expressions are resolved everywhere [decision.product]", () => {
  const { site, issues } = load(SITE_YAML);
  expect(issues).toEqual([]);
  expect(site?.settings.site.title).toBe("Zephyr docs");
  expect(site?.settings.navbar.title).toBe("Zephyr");
  expect(site?.settings.blog.tags).toEqual([{ id: "{product}", label: "Zephyr" }]);
});

test("hosts may name the product, links hosts too, and everything else links too", () => {
  const { site, issues } = load(
    SITE_YAML.replace("https://api.zephyr.example.com", '"https://{product.slug}.example.com"')
      .replace("links:\n", 'links:\n  api: "{hosts.api.production}/v1"\n')
      .replace("tagline: Short\n  description", 'tagline: "See {links.api} of {product.name}"\n  description'),
  );
  expect(issues).toEqual([]);
  expect(site?.settings.hosts).toEqual({ api: { production: "https://zephyr.example.com" } });
  expect(site?.settings.site.tagline).toBe("See https://zephyr.example.com/v1 of Zephyr");
  expect(site?.scope["links"]).toEqual(site?.settings.links);
});

test("a link that names another link, and a host that names one, are reported: their order would matter", () => {
  const { issues } = changed("links:\n", 'links:\n  code: "{links.github}"\n');
  expect(issues.map(spot)).toEqual([`${lineOf("links:") + 1}:9 unknown-expression`]);
  expect(changed("https://api.zephyr", '"https://{links.github}"  # ').issues).toMatchObject([
    { line: lineOf("production:"), column: 17, rule: "unknown-expression" },
  ]);
});

test.each([
  ["in a text", 'title: "{product.name} docs"', 'title: "{product.nam} docs"', "title:", 10, "product.name"],
  ["in a list", 'label: "{product.name}"', 'label: "{product.nam}"', 'label: "{product.name}"', 14, "product.name"],
  ["in a link", "example.com/{product.slug}", "example.com/{product.slugg}", "github:", 11, "product.slug"],
])("an unknown name %s is reported at its key, with the nearest ones", (_where, from, to, part, column, near) => {
  const { issues } = changed(from, to);
  expect(issues.map(spot)).toEqual([`${lineOf(part)}:${column} unknown-expression`]);
  expect(issues[0]?.known).toContain(near);
});

test("other braces stay", () => {
  expect(changed('title: "{product.name} docs"', 'title: "{storeId} {product}"').site?.settings.site.title).toBe(
    "{storeId} {product}",
  );
});

test("synonyms for the search may stand alone: its files have names of their own", () => {
  const { site, issues } = changed("blog:\n", 'search:\n  synonyms:\n    log in: ["{product.name} account"]\nblog:\n');
  expect(issues).toEqual([]);
  expect(site?.settings.search).toEqual({
    docs: "search-doc.json",
    index: "search-index.json",
    synonyms: { "log in": ["Zephyr account"] },
  });
  expect(load(SITE_YAML).site?.settings.search).toEqual({ docs: "search-doc.json", index: "search-index.json" });
});

describe("faults", () => {
  test.each([
    ["a slug with capitals", "slug: zephyr", "slug: Zephyr", "slug: zephyr", "lower-case words"],
    ["an address with a slash", "example.com\n  accent", "example.com/\n  accent", "url:", "without a trailing slash"],
    ["an unknown style", "style: row", "style: rows", "style:", '`footer.style` is "rows"'],
    [
      "an unknown key",
      "tagline: Short\n  description",
      "taglin: Short\n  description",
      "title:",
      "unknown key `site.taglin`",
    ],
    [
      "a host that no variable can be named after",
      "\n  api:\n",
      "\n  my-api:\n",
      "  api:",
      "`my-api` is no name for a host",
    ],
    ["a colour by name", '"#123456"', "blue", "accent:", "a colour such as"],
    ["an unknown kind of menu item", "type: doc", "type: dok", "- type: doc", "navbar.items.0.type"],
    [
      "a menu item that leads nowhere",
      "type: doc\n      label: Docs\n      id: start",
      "type: link\n      label: A",
      "- type: doc",
      "exactly one of `to` and `href`",
    ],
    [
      "a menu item that leads to two places",
      "type: doc\n      label: Docs\n      id: start",
      "type: link\n      label: A\n      to: /a\n      href: b",
      "- type: doc",
      "exactly one of `to` and `href`",
    ],
    [
      "a footer item that leads nowhere",
      "style: row",
      "style: row\n  links:\n    - label: A",
      "copyright:",
      "exactly one of `doc`, `to` and `href`",
    ],
    [
      "a synonym that no query is read as",
      "blog:\n",
      "search: { synonyms: { API-Key: [secret] } }\nblog:\n",
      "blog:",
      "`API-Key` is not how a query is read",
    ],
    ["a synonym for nothing", "blog:\n", "search: { synonyms: { key: [] } }\nblog:\n", "blog:", "at least one way"],
    ["a missing enum", "  style: row\n", "", "footer:", "missing key `footer.style`"],
    [
      "a dropdown without items",
      "type: doc\n      label: Docs\n      id: start",
      "type: dropdown\n      items: []\n      label: More",
      "- type: doc",
      "a dropdown needs at least one item",
    ],
    ["no default version", 'path: ""', 'path: "1.0"', "versions:", 'one version has to have `path: ""`'],
    ["a version's path of two parts", 'path: ""', "path: a/b", 'path: ""', "one part of an address"],
    [
      "two versions with one name",
      '    path: ""\n',
      '    path: ""\n  - { name: current, label: B, mainDoc: start, path: b }\n',
      'path: ""',
      '`versions.1.name` is "current": another entry of this list has the same',
    ],
    [
      "two versions at /docs",
      "versions:\n",
      'versions:\n  - { name: b, label: B, mainDoc: start, path: "" }\n',
      'path: ""',
      "versions.1.path",
    ],
    [
      "a locale by name",
      "versions:\n",
      "locales: [{ code: English, label: English }]\nversions:\n",
      "versions:",
      "a language tag",
    ],
    [
      "a locale twice",
      "versions:\n",
      "locales: [{ code: en, label: English }, { code: en, label: British }]\nversions:\n",
      "versions:",
      '`locales.1.code` is "en"',
    ],
  ])("%s", (_what, from, to, part, message) => {
    const { site, issues } = changed(from, to);
    expect(site).toBeNull();
    expect(issues.map((issue) => issue.message).join("\n")).toContain(message);
    expect(Math.abs((issues[0]?.line ?? 0) - lineOf(part))).toBeLessThanOrEqual(1);
    expect(issues[0]).toMatchObject({ file: "content/site.yaml", rule: "config-shape" });
  });

  test("a type of menu item that there isn't: the item by its name, and the types, nearest first", () => {
    const { issues } = changed("type: doc\n", "type: localDropdown\n");
    expect(issues).toHaveLength(1);
    expect(issues[0]?.message).toContain('the item "Docs" has a type that no item of the navigation bar has');
    expect(issues[0]?.known?.[0]).toBe("localeDropdown");
    expect([...(issues[0]?.known ?? [])].sort()).toEqual(
      ["doc", "link", "dropdown", "docsVersionDropdown", "localeDropdown", "search"].sort(),
    );
  });

  test("a missing file is said in plain words", () => {
    expect(loadSite("content/site.yaml", null)).toMatchObject({
      site: null,
      issues: [{ file: "content/site.yaml", line: 1, column: 1, message: "the content folder has no site.yaml" }],
    });
  });
});

test("places of settings can be asked for", () => {
  const { site } = load(SITE_YAML);
  expect(site?.locate(["navbar", "items", 0, "id"])).toEqual({
    file: "content/site.yaml",
    line: lineOf("id: start"),
    column: 11,
  });
});

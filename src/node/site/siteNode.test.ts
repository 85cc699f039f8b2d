import { loadFiles, SITE_YAML } from "../../testing/fixtures/project";
import { spot } from "../../testing/fixtures/compile";

async function site(yaml: string = SITE_YAML, pathPrefix = "") {
  const { nodes, issues } = await loadFiles({ "content/site.yaml": yaml }, { pathPrefix });
  return { fields: nodes.find(({ type }) => type === "SiteConfig")?.fields ?? {}, issues };
}

const lineOf = (part: string, text: string): number => text.slice(0, text.indexOf(part)).split("\n").length;

test("doc ids become addresses; the rest is what the settings say", async () => {
  const { fields, issues } = await site();
  expect(issues).toEqual([]);
  expect(fields).toMatchObject({
    product: { name: "Zephyr", slug: "zephyr" },
    title: "Zephyr docs",
    url: "https://docs.zephyr.example.com",
    locale: "en",
    direction: "ltr",
    titleDelimiter: "|",
    pathPrefix: "",
    navbar: { title: "Zephyr", logo: null, items: [{ type: "doc", label: "Docs", to: "/docs/start", href: null }] },
    footer: { style: "row", columns: [], links: [], logo: null, copyright: "© Zephyr" },
    announcementBar: null,
    search: { docs: "search-doc.json", index: "search-index.json" },
    colorMode: { default: "light", switch: false },
  });
});

test("of every menu item exactly one target is set, without the path prefix", async () => {
  const yaml = SITE_YAML.replace(
    "style: row",
    'style: row\n  links:\n    - label: A\n      doc: guide\n    - label: B\n      to: /blog\n    - label: C\n      href: "{links.github}"',
  );
  const { fields, issues } = await site(yaml, "/portal");
  expect(issues).toEqual([]);
  expect(fields["footer"]).toMatchObject({
    links: [
      { label: "A", to: "/docs/guide", href: null },
      { label: "B", to: "/blog", href: null },
      { label: "C", to: null, href: "https://github.example.com/zephyr" },
    ],
  });
  expect(fields["pathPrefix"]).toBe("/portal");
});

test("the announcement is Markdown with data, and its links have the path prefix", async () => {
  const yaml = SITE_YAML.replace(
    "versions:",
    'announcementBar:\n  id: one\n  content: "**{product.name}** is [the news](/blog)"\nversions:',
  );
  const { fields, issues } = await site(yaml, "/portal");
  expect(issues).toEqual([]);
  expect(fields["announcementBar"]).toEqual({
    id: "one",
    html: '<p><strong>Zephyr</strong> is <a href="/portal/blog">the news</a></p>',
    closable: true,
  });
});

test.each([
  ["the navbar", "id: start", "id: strt"],
  ["a version", "mainDoc: start", "mainDoc: strt"],
])("an unknown doc id in %s is reported at its key, with the nearest ones", async (_where, from, to) => {
  const yaml = SITE_YAML.replace(from, to);
  const { issues } = await site(yaml);
  expect(issues.map(spot)).toEqual([`${lineOf("strt", yaml)}:${from.startsWith("id") ? 11 : 14} unknown-doc-id`]);
  expect(issues[0]).toMatchObject({ file: "content/site.yaml", fix: "write `start`" });
});

test("an unknown doc id on the home page or in the footer is reported too", async () => {
  const yaml = SITE_YAML.replace(
    "style: row",
    "style: columns\n  columns:\n    - title: A\n      items:\n        - label: B\n          doc: nope",
  ).replace(
    "home:\n  title: Home",
    "home:\n  areas:\n    - title: A\n      description: B\n      doc: nope\n  quickstart:\n    - title: A\n      text: B\n      doc: nope\n  title: Home",
  );
  const { issues } = await site(yaml);
  expect(issues.map(({ rule }) => rule)).toEqual(Array<string>(3).fill("unknown-doc-id"));
});

test.each([
  ["a page", "to: /blgo", "broken-link", "/blog"],
  ["an anchor", "to: /docs/start#nope", "broken-anchor", "first-step"],
])("a site path in the settings that leads to no %s is reported at its key", async (_what, to, rule, near) => {
  const yaml = SITE_YAML.replace("style: row", `style: row\n  links:\n    - label: A\n      ${to}`);
  const { issues } = await site(yaml);
  expect(issues).toMatchObject([{ file: "content/site.yaml", line: lineOf(to, yaml), column: 11, rule }]);
  expect(issues[0]?.known).toContain(near);
});

test("a logo that isn't there is reported", async () => {
  const yaml = SITE_YAML.replace('navbar:\n  title: "{product.name}"', "navbar:\n  title: A\n  logo: /logo.svg");
  const { issues } = await site(yaml);
  expect(issues).toMatchObject([{ rule: "missing-asset", line: lineOf("/logo.svg", yaml), column: 9 }]);
  const { issues: none } = await loadFiles({ "content/site.yaml": yaml, "static/logo.svg": "<svg/>" });
  expect(none).toEqual([]);
});

import { spot } from "../../testing/fixtures/compile";
import { loadFiles, SITE_YAML } from "../../testing/fixtures/project";
import { loadLocale } from "./loadLocale";
import { loadSite } from "./loadSite";

const LOCALES = "locales:\n  - { code: en, label: English }\n  - { code: ar, label: العربية, dir: rtl }\n";
const FILE = "content/i18n/ar/site.yaml";

function load(text: string | null) {
  const { site } = loadSite("content/site.yaml", SITE_YAML);
  if (site === null) {
    throw new Error("the settings of the test are faulty");
  }
  return { main: site, ...loadLocale(FILE, text, site) };
}

test("what the file says stands over the main file, its data expressions resolved; the rest is the main file's", () => {
  const { main, site, issues } = load(`site: { title: "وثائق {product.name}" }
navbar:
  items:
    - { type: search, label: بحث }
announcementBar: { id: one, content: جديد }
blog:
  title: أخبار
  tags: [{ id: "{product}", label: زفير }]
home: { actions: [{ label: ابدأ, doc: start }] }
`);
  expect(issues).toEqual([]);
  expect(site.settings).toEqual({
    ...main.settings,
    site: { ...main.settings.site, title: "وثائق Zephyr" },
    navbar: { ...main.settings.navbar, items: [{ type: "search", label: "بحث" }] },
    announcementBar: { id: "one", content: "جديد", closable: true },
    blog: { title: "أخبار", description: "News", tags: [{ id: "{product}", label: "زفير" }] },
    home: { ...main.settings.home, actions: [{ label: "ابدأ", doc: "start" }] },
  });
});

test("a locale without a file has the main settings", () => {
  const { main, site, issues } = load(null);
  expect(issues).toEqual([]);
  expect(site).toBe(main);
});

test("a place is one in the file that says it", () => {
  const { site } = load("navbar:\n  title: A\n");
  expect(site.locate(["navbar", "title"])).toEqual({ file: FILE, line: 2, column: 10 });
  expect(site.locate(["navbar", "items", 0, "id"])).toMatchObject({ file: "content/site.yaml" });
  expect(site.locate(["footer", "copyright"])).toMatchObject({ file: "content/site.yaml" });
});

test.each([
  ["a setting that is no text", "product: { name: A }\n", "1:1 config-shape"],
  ["one inside a section", "site:\n  url: https://a.example.com\n", "2:3 config-shape"],
  ["a misspelt key", "home:\n  titel: A\n", "2:3 config-shape"],
  ["a tag that the site doesn't have", "blog:\n  tags:\n    - { id: zephir, label: A }\n", "3:13 config-shape"],
  ["an unknown data expression", 'site:\n  title: "{product.nam}"\n', "2:10 unknown-expression"],
])("%s is reported", (_what, text, place) => {
  expect(load(text).issues.map(spot)).toEqual([place]);
});

describe("as the settings' node", () => {
  const node = async (text: string | null, more: Readonly<Record<string, string>> = {}) => {
    const { nodes, issues } = await loadFiles({
      "src/pages/sitemap.tsx": "",
      "content/site.yaml": `${SITE_YAML}${LOCALES}`,
      "content/i18n/ar/docs/start.mdx": "---\ntitle: ابدأ\n---\n",
      ...(text === null ? {} : { [FILE]: text }),
      ...more,
    });
    return { issues, fields: nodes.find(({ type, id }) => type === "SiteConfig" && id === "/ar")?.fields ?? {} };
  };

  test("language, direction and address are the locale's", async () => {
    const { fields, issues } = await node(null);
    expect(issues).toEqual([]);
    expect(fields).toMatchObject({
      ...{ title: "Zephyr docs", locale: "ar", direction: "rtl", localePath: "/ar", isDefaultLocale: false },
      locales: [
        { code: "en", label: "English", dir: "ltr", path: "" },
        { code: "ar", label: "العربية", dir: "rtl", path: "/ar" },
      ],
      versions: [{ name: "current", label: "Next", path: "", mainDocPath: "/ar/docs/start" }],
    });
  });

  test("links lead to the locale's own page where it has it, else to the default locale's", async () => {
    const { fields, issues } = await node(
      `navbar:
  items:
    - { type: doc, label: A, id: start }
    - { type: doc, label: B, id: guide }
    - { type: link, label: C, to: "/blog?a#b" }
    - type: dropdown
      label: D
      items: [{ label: E, to: /sitemap }, { label: F, to: /Imprint/ }]
`,
      { "content/pages/Imprint.mdx": "---\ntitle: Imprint\n---\n" },
    );
    expect(issues).toEqual([]);
    const { items } = fields["navbar"] as { items: { to: string; items: { to: string }[] }[] };
    expect(items.flatMap((item) => [item.to, ...item.items.map(({ to }) => to)])).toEqual([
      ...["/ar/docs/start", "/docs/guide", "/ar/blog?a#b", null, "/ar/sitemap", "/Imprint/"],
    ]);
  });

  test("a fault of the locale's own is told in its file, one of the main file once", async () => {
    const own =
      "navbar:\n  items:\n    - { type: doc, label: A, id: strt }\n    - { type: link, label: B, to: /nope }\n";
    const { issues } = await node(`${own}announcementBar: { id: a, content: "[x](/gone)" }\n`, {
      "content/site.yaml": `${SITE_YAML.replace("id: start", "id: stat")}${LOCALES}`,
    });
    expect(issues.map(({ file, line, rule }) => `${file}:${String(line)} ${rule}`).sort()).toEqual([
      `${FILE}:3 unknown-doc-id`,
      `${FILE}:4 broken-link`,
      `${FILE}:5 broken-link`,
      "content/site.yaml:20 unknown-doc-id",
    ]);
  });
});

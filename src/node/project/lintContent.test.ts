import path from "node:path";
import { folderOf, writeFiles } from "../../testing/fixtures/folder";
import { doc, loadFiles, loadFrom, SITE, SITE_YAML, spotsOf } from "../../testing/fixtures/project";
import { CompileCache } from "../content";
import { digestOf } from "../prose/secrets/findSecrets";

const GLOSSARY = "terms:\n  - term: store\n    not: [shop]\n";
const VALUE = "8f2b6c1e94d75a03b7e1c6f8d2a4905b";
const spots = async (files: Parameters<typeof loadFiles>[0]) => spotsOf((await loadFiles(files)).issues);

test("words, links, hosts and secrets are checked in all that a site is made of", async () => {
  expect(
    await spots({
      "content/glossary.yaml": GLOSSARY,
      "content/docs/guide.mdx": doc(
        "Guide",
        `The shop. [here](./start.mdx) \`https://api.shops.com\`\n\n\`key=${VALUE}\`\n`,
      ),
      "content/sidebar.yaml": "sidebar:\n  - start\n  - category: Shop\n    items:\n      - guide\n",
      "content/site.yaml": `${SITE_YAML}announcementBar:\n  id: a\n  content: "The shop [here](/docs)"\n`,
      "content/data/bank-codes.yaml": "b2c: [{ code: A, name: 'https://bank.com', status: online }]\nb2b: []\n",
      "content/docs/keys.txt": `token: ${VALUE}`,
      "static/notes.txt": "Call +60173947182",
      "static/logo.png": "Call +60173947182",
    }),
  ).toEqual([
    "data/bank-codes.yaml:1:25 example-host",
    "docs/guide.mdx:4:11 link-text",
    "docs/guide.mdx:4:32 example-host",
    "docs/guide.mdx:4:5 term",
    "docs/guide.mdx:6:6 secret",
    "docs/keys.txt:1:8 secret",
    "sidebar.yaml:3:15 term",
    "site.yaml:40:12 link-text",
    "site.yaml:40:12 term",
    "static/notes.txt:1:6 secret",
  ]);
});

test("what is allowed is no fault, and an entry that nothing needs is one", async () => {
  const files = {
    "content/docs/guide.mdx": doc("Guide", `\`https://api.shops.com?key=${VALUE}\`\n`),
    "content/allowed.yaml": [
      `secrets:\n  - sha256: ${digestOf(VALUE)}\n    reason: It opens nothing.\n`,
      "hosts:\n  - host: api.shops.com\n    reason: Its answer is shown.\n",
    ].join(""),
  };
  expect(await spots(files)).toEqual([]);
  expect(await spots({ ...files, "content/docs/guide.mdx": doc("Guide") })).toEqual([
    "allowed.yaml:2:13 unused-allowance",
    "allowed.yaml:5:11 unused-allowance",
  ]);
});

test("faults of the two lists are told with all others", async () => {
  expect(
    await spots({ "content/glossary.yaml": "terms: [{}]\n", "content/allowed.yaml": "hosts: [{ host: a.com }]\n" }),
  ).toEqual(["allowed.yaml:1:9 config-shape", "glossary.yaml:1:9 config-shape", "glossary.yaml:1:9 config-shape"]);
});

test("a draft is no page, but its secrets are in the repository", async () => {
  const draft = `---\ntitle: Draft\ndraft: true\n---\n\nThe shop, key: ${VALUE}\n`;
  expect(await spots({ "content/glossary.yaml": GLOSSARY, "content/docs/draft.mdx": draft })).toEqual([
    "docs/draft.mdx:6:16 secret",
  ]);
});

test("broken settings hide no secret", async () => {
  const { issues } = await loadFiles({
    "content/site.yaml": "nothing: true\n",
    "content/docs/guide.mdx": doc("Guide", `key: ${VALUE}, mail a@pay.my, [here](./start.mdx)\n`),
    // Not known to be needed or not: mail addresses, for one, can't be judged.
    "content/allowed.yaml": `secrets:\n  - sha256: ${"a".repeat(64)}\n    reason: A mail address.\n`,
  });
  expect(spotsOf(issues).filter((spot) => !spot.startsWith("site.yaml"))).toEqual(["docs/guide.mdx:4:6 secret"]);
});

test("translations are checked for hosts and secrets, not for words", async () => {
  expect(
    await spots({
      "content/glossary.yaml": GLOSSARY,
      "content/site.yaml": `${SITE_YAML}locales:\n  - { code: en, label: English }\n  - { code: ms, label: Melayu }\n`,
      "content/i18n/ms/docs/start.mdx": doc(
        "Shop",
        `shop [here](./guide.mdx) \`https://api.shops.com\` key: ${VALUE}\n`,
      ),
      "content/i18n/ms/sidebar.yaml": "sidebar:\n  - start\n",
    }),
  ).toEqual(["i18n/ms/docs/start.mdx:4:27 example-host", "i18n/ms/docs/start.mdx:4:55 secret"]);
});

test("where the default language isn't English, words of links are not judged", async () => {
  const site = `${SITE_YAML}locales:\n  - { code: ms, label: Melayu }\n`;
  expect(
    await spots({ "content/site.yaml": site, "content/docs/guide.mdx": doc("Guide", "[more](./start.mdx)\n") }),
  ).toEqual([]);
});

test("a page in the cache is checked again when the glossary, the allowed hosts or the settings change", async () => {
  const root = folderOf({
    ...SITE,
    "content/docs/guide.mdx": doc("Guide", "A shop. `https://api.shops.com`\n"),
    "content/allowed.yaml": "hosts:\n  - host: api.shops.com\n    reason: Its answer is shown.\n",
  });
  const cache = new CompileCache(path.join(root, "none"), "engine");
  const after = async (files: Readonly<Record<string, string>>) => {
    writeFiles(root, files);
    const warm = await loadFrom(root, { cache });
    const clean = await loadFrom(root);
    expect(warm.issues).toEqual(clean.issues);
    expect(warm.nodes).toEqual(clean.nodes);
    return spotsOf(warm.issues);
  };
  expect(await after({})).toEqual([]);
  expect(await after({ "content/glossary.yaml": GLOSSARY })).toEqual(["docs/guide.mdx:4:3 term"]);
  expect(await after({ "content/glossary.yaml": GLOSSARY.replace("[shop]", "[outlet]") })).toEqual([]);
  expect(await after({ "content/allowed.yaml": "hosts: []\n" })).toEqual(["docs/guide.mdx:4:10 example-host"]);
  const own = SITE_YAML.replace("links:\n", 'links:\n  shops: "https://api.shops.com"\n');
  expect(await after({ "content/site.yaml": own })).toEqual([]);
});

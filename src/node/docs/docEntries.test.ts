import { scope, spot, summary } from "../../testing/fixtures/compile";
import { doc } from "../../testing/fixtures/project";
import { treeOf } from "../../testing/fixtures/tree";
import { docIdOf, readDocEntries } from "./docEntries";

const read = (files: Readonly<Record<string, string>>, options: { drafts?: boolean; others?: string[] } = {}) =>
  readDocEntries(treeOf(files, options.others), "acme-pay", scope, options.drafts ?? false);

test.each([
  ["error-codes.mdx", "error-codes"],
  ["v2/payment/quick-pay.mdx", "v2/payment/quick-pay"],
  ["ecom-plugin/lowCodeCheckout.mdx", "ecom-plugin/lowCodeCheckout"],
  ["a/plain.md", "a/plain"],
  ["campaign/loyalty/loyalty-members/index.mdx", "campaign/loyalty/loyalty-members"],
  ["index.mdx", "index"],
  ["downloads/{product}-logo.mdx", "downloads/acme-pay-logo"],
  ["A b/é 支付.mdx", "A b/é 支付"],
  ["v1.0.mdx", "v1.0"],
])("the id of docs/%s is %s", (file, id) => {
  expect(docIdOf(file, "acme-pay")).toBe(id);
});

test("an entry has its id, route and front matter, with data resolved", () => {
  const { entries, issues } = read({
    "docs/a/{product}-b.mdx": '---\ntitle: "Logo of {product.name}"\nkind: reference\n---\n',
    "blog/x.mdx": "not a doc",
  });
  expect(issues).toEqual([]);
  expect(entries).toMatchObject([
    {
      docId: "a/acme-pay-b",
      route: "/docs/a/acme-pay-b",
      frontMatter: { title: "Logo of Acme Pay", kind: "reference", draft: false, unlisted: false, gallery: [] },
      source: { file: "content/docs/a/{product}-b.mdx", contentFile: "docs/a/{product}-b.mdx", format: "mdx" },
    },
  ]);
});

test.each([
  ["a file and an index file", "docs/a.mdx", "docs/a/index.mdx"],
  ["two kinds of file", "docs/a.md", "docs/a.mdx"],
  ["a placeholder and its value", "docs/acme-pay.mdx", "docs/{product}.mdx"],
])("%s with one id: the second is reported, naming the first", (_kind, first, second) => {
  const { entries, issues } = read({ [first]: doc("A"), [second]: doc("B") });
  expect(entries).toHaveLength(1);
  expect(issues.map(summary)).toEqual([
    `content/${second}:1:1 [duplicate-doc-id] doc id \`${first === "docs/acme-pay.mdx" ? "acme-pay" : "a"}\` belongs to content/${first} too`,
  ]);
});

test.each([
  ["an unknown key", "---\ntitle: A\ndescripton: b\n---\n", "3:1", "unknown key `descripton`", "description"],
  ["no title", "---\nkind: guide\n---\n", "2:1", "missing key `title` (string)", undefined],
  ["an empty title", '---\ntitle: ""\n---\n', "2:8", '`title` is ""', undefined],
  ["an unknown kind", "---\ntitle: A\nkind: gide\n---\n", "3:7", '`kind` is "gide"', "guide"],
  [
    "a gallery item without text",
    "---\ntitle: A\ngallery:\n  - image: a.svg\n---\n",
    "4:5",
    "missing key `gallery.0.alt`",
    undefined,
  ],
  ["no front matter", "Text\n", "1:1", "the file has no front matter", undefined],
])("%s is reported in its place, and the id is known as broken", (_fault, text, place, message, near) => {
  const { entries, brokenIds, issues } = read({ "docs/a.mdx": text });
  expect(entries).toEqual([]);
  expect([...brokenIds]).toEqual(["a"]);
  expect(issues.map(spot)).toEqual([`${place} front-matter`]);
  expect(issues[0]?.message).toContain(message);
  expect(issues[0]?.known?.[0]).toBe(near);
});

test("an unknown name in front matter is reported, and the page stays", () => {
  const { entries, issues } = read({ "docs/a.mdx": '---\ntitle: "{product.nam}"\n---\n' });
  expect(entries).toHaveLength(1);
  expect(issues.map(spot)).toEqual(["2:8 unknown-expression"]);
});

describe("drafts", () => {
  const files = { "docs/a.mdx": doc("A"), "docs/b.mdx": "---\ntitle: B\ndraft: true\n---\n" };

  test("are left out, and known as such", () => {
    const { entries, drafts, issues } = read(files);
    expect(entries.map(({ docId }) => docId)).toEqual(["a"]);
    expect([...drafts]).toEqual([
      ["b", { contentFile: "docs/b.mdx", route: "/docs/b", at: { file: "content/docs/b.mdx", line: 3, column: 8 } }],
    ]);
    expect(issues).toEqual([]);
  });

  test("may be unfinished: nothing is said of their gallery", () => {
    const draft = "---\ntitle: B\ndraft: true\ngallery:\n  - image: none.svg\n    alt: B\n---\n";
    expect(read({ "docs/b.mdx": draft }).issues).toEqual([]);
    expect(read({ "docs/b.mdx": draft }, { drafts: true }).issues).toHaveLength(1);
  });

  test("may have mistakes in their front matter: nothing is said of them before a preview", () => {
    const draft = '---\ntitle: "{product.nam}"\ndraft: true\n---\n';
    const wrong = "---\ndraft: true\nkind: gide\n---\n";
    const { drafts, brokenIds, issues } = read({ "docs/a.mdx": draft, "docs/b.mdx": wrong });
    expect([...drafts.keys()]).toEqual(["a", "b"]);
    expect([[...brokenIds], issues]).toEqual([[], []]);
    expect(read({ "docs/a.mdx": draft, "docs/b.mdx": wrong }, { drafts: true }).issues.map(spot)).toEqual([
      "2:8 unknown-expression",
      "2:1 front-matter",
      "3:7 front-matter",
    ]);
  });

  test.each([
    ["YAML that can't be read", "---\ndraft: true\ntitle: [a\n---\n", "yaml-syntax"],
    ["a key that stands twice", "---\ntitle: A\ndraft: true\ndraft: false\n---\n", "yaml-syntax"],
    ["a value that is no answer", "---\ntitle: A\ndraft: yes\n---\n", "front-matter"],
  ])("%s doesn't say that a page is one", (_what, text, rule) => {
    const { drafts, issues } = read({ "docs/a.mdx": text });
    expect(drafts.size).toBe(0);
    expect(issues.map((issue) => issue.rule)).toContain(rule);
  });

  test.each(["docs/a.md", "docs/a.mdx"])("of the id of a page take nothing from it: %s", (draft) => {
    const page = draft.endsWith("x") ? "docs/a.md" : "docs/a.mdx";
    const { entries, issues } = read({ [draft]: "---\ntitle: B\ndraft: true\n---\n", [page]: doc("A") });
    expect(entries.map(({ source }) => source.contentFile)).toEqual([page]);
    expect(issues).toEqual([]);
  });

  test("are there in a preview", () => {
    const { entries, drafts } = read(files, { drafts: true });
    expect(entries.map(({ docId }) => docId)).toEqual(["a", "b"]);
    expect(drafts.size).toBe(0);
  });
});

describe("gallery images", () => {
  const page = (image: string): string => `---\ntitle: A\ngallery:\n  - image: ${image}\n    alt: Logo\n---\n`;

  test.each(["logo.svg", "./logo.svg", "../logos/../a/logo.svg"])("%s is found beside the page", (image) => {
    expect(read({ "docs/a/b.mdx": page(image) }, { others: ["docs/a/logo.svg"] }).issues).toEqual([]);
  });

  test("that aren't there are reported in their place, with the nearest", () => {
    const { issues } = read({ "docs/a/b.mdx": page("./Logo.svg") }, { others: ["docs/a/logo.svg"] });
    expect(issues.map(spot)).toEqual(["4:12 missing-asset"]);
    expect(issues[0]?.known?.[0]).toBe("docs/a/logo.svg");
  });
});

import { folderOf } from "../../testing/fixtures/folder";
import { contentSource, readContentTree } from "./readTree";

test("every file is listed, sorted, deep folders and odd names among them; hidden ones are not", async () => {
  const root = folderOf({
    "content/site.yaml": "a: 1",
    "content/docs/b c/é/支付.mdx": "text",
    "content/docs/a.md": "text",
    "content/docs/logo.svg": "<svg/>",
    "content/.git/config": "x",
    "content/docs/.DS_Store": "x",
  });
  const tree = await readContentTree(`${root}/content`, root);
  expect(tree.label).toBe("content");
  expect(tree.files).toEqual(["docs/a.md", "docs/b c/é/支付.mdx", "docs/logo.svg", "site.yaml"]);
  expect([...tree.texts.keys()].sort()).toEqual(["docs/a.md", "docs/b c/é/支付.mdx", "site.yaml"]);
});

test("a source carries its text as it is on disk, its paths and its format", async () => {
  const root = folderOf({ "other/docs/a.md": "\uFEFFa\r\n", "other/docs/b.mdx": "b" });
  const tree = await readContentTree(`${root}/other`, root);
  expect(contentSource(tree, "docs/a.md")).toEqual({
    file: "other/docs/a.md",
    contentFile: "docs/a.md",
    text: "\uFEFFa\r\n",
    format: "md",
  });
  expect(contentSource(tree, "docs/b.mdx").format).toBe("mdx");
});

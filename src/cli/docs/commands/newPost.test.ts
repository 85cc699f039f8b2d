import { docsProject, textsAfter } from "../../../testing/fixtures/docsCommands";
import { newPost } from "./newPost";

const TITLE = { title: "Refunds in parts" };

test("a new post is a draft of today; the dry run says exactly that; on another day it is still that post", async () => {
  const project = docsProject();
  const before = project.texts();
  await project.run(newPost, { ...TITLE, tags: "zephyr", "dry-run": true }, "refunds");
  expect(project.texts()).toEqual(before);
  const plan = project.printed.at(-2) ?? "";
  expect(await project.run(newPost, { ...TITLE, tags: "zephyr" }, "refunds")).toBe(0);
  expect(project.texts()).toEqual(textsAfter(before, plan));
  const text = project.read("blog/2025-03-01-refunds.mdx");
  // The tag is written as the settings write it: it follows the product's name.
  expect(text).toMatch(
    /^---\ntitle: Refunds in parts\ndate: 2025-03-01\ntags:\n {2}- "\{product\}"\ndraft: true\n---\n\n\{\/\* .* \*\/\}\n$/,
  );
  expect(await project.issues(true)).toEqual([]);
  project.write("blog/2025-03-01-refunds.mdx", text.replace("2025-03-01", "2024-01-31"));
  await expect(project.run(newPost, TITLE, "refunds")).rejects.toThrow("There is a post `refunds` already");

  const other = docsProject({ "blog/2024-01-31-refunds.mdx": text.replace("2025-03-01", "2024-01-31") });
  expect(await other.run(newPost, { ...TITLE, tags: "{product}" }, "refunds")).toBe(0);
  expect(other.printed.at(-1)).toBe("Nothing to do.");
});

test("published, it passes a strict check", async () => {
  const project = docsProject();
  await project.run(newPost, { ...TITLE, date: "2020-02-29", description: "How." }, "refunds");
  const file = "blog/2020-02-29-refunds.mdx";
  project.write(file, project.read(file).replace("draft: true\n", ""));
  expect(await project.issues()).toEqual([]);
});

test.each([
  ["Refunds", TITLE, "can't be a slug"],
  ["refunds", {}, "`--title` is missing"],
  ["refunds", { ...TITLE, date: "2025-02-29" }, "`2025-02-29` is no calendar day; write it as 2025-03-01"],
  ["refunds", { ...TITLE, tags: "zephir" }, "There is no tag `zephir`; there are {product}"],
])("%s with %j is refused", async (slug, values, message) => {
  const project = docsProject();
  await expect(project.run(newPost, values, slug)).rejects.toThrow(message);
  expect(project.has("blog")).toBe(false);
});

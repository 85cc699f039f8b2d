import { docsProject, textsAfter } from "../../../testing/fixtures/docsCommands";
import { lock } from "./lock";
import { newDoc } from "./newDoc";

const SIDEBAR = `# Reading order.
sidebar:
  - start # first
  - category: Texts
    items:
      - sms/send # the call
      # Below: more.
      - category: Deep
        items: [sms/deep/a]
  - guide
withoutEntry:
  - hidden
`;
const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;
const FILES = {
  "sidebar.yaml": SIDEBAR,
  "docs/sms/send.mdx": page("Send"),
  "docs/sms/deep/a.mdx": page("Deep"),
  "docs/hidden.mdx": page("Hidden"),
};

test("a new page is a draft with an entry behind its neighbours; the dry run says exactly that; twice is once", async () => {
  const project = docsProject(FILES);
  await project.run(lock);
  const before = project.texts();
  expect(await project.run(newDoc, { "dry-run": true }, "sms/send-reminder")).toBe(0);
  expect(project.texts()).toEqual(before);
  const plan = project.printed.at(-2) ?? "";

  expect(await project.run(newDoc, {}, "sms/send-reminder")).toBe(0);
  const after = project.texts();
  expect(after).toEqual(textsAfter(before, plan));
  expect(after["docs/sms/send-reminder.mdx"]).toMatch(
    /^---\ntitle: Send reminder\ndraft: true\n---\n\n\{\/\* The first sentence .* \*\/\}\n$/,
  );
  expect(after["sidebar.yaml"]).toBe(SIDEBAR.replace("[sms/deep/a]", "[sms/deep/a, sms/send-reminder]"));
  // A draft gives out no address.
  expect(after["anchors.lock"]).toBe(before["anchors.lock"]);
  expect(await project.issues()).toEqual([]);

  expect(await project.run(newDoc, {}, "sms/send-reminder")).toBe(0);
  expect(project.printed.at(-1)).toBe("Nothing to do.");
});

test.each(["guide", "endpoint", "flow", "reference"])(
  "a page of kind %s builds as a draft and when it is published",
  async (kind) => {
    const project = docsProject(FILES);
    await project.run(
      newDoc,
      { kind, title: "{product.name}: a # title", description: "What: it is", after: "start" },
      "more",
    );
    const text = project.read("docs/more.mdx");
    expect(text).toMatch(
      kind === "guide"
        ? /^---\ntitle: "\{product\.name\}: a # title"\ndescription: "What: it is"\ndraft: true\n---/
        : new RegExp(`\\nkind: ${kind}\\ndraft: true\\n---`),
    );
    expect(await project.issues(true)).toEqual([]);
    project.write("docs/more.mdx", text.replace("draft: true\n", ""));
    expect(await project.issues()).toEqual([]);
  },
);

describe("the entry", () => {
  const entryOf = async (values: Readonly<Record<string, string | boolean>>, id = "new/page", sidebar = SIDEBAR) => {
    const project = docsProject({ ...FILES, "sidebar.yaml": sidebar });
    await project.run(newDoc, values, id);
    expect(await project.issues()).toEqual([]);
    return project.read("sidebar.yaml");
  };

  test("stands after another one, as far in, and comments stay where they are", async () => {
    expect(await entryOf({ after: "sms/send" })).toBe(
      SIDEBAR.replace("- sms/send # the call\n", "- sms/send # the call\n      - new/page\n"),
    );
    expect(await entryOf({ after: "start" })).toBe(SIDEBAR.replace("# first\n", "# first\n  - new/page\n"));
  });

  test("stands at the end of a category, named with those above it or alone", async () => {
    const expected = SIDEBAR.replace("[sms/deep/a]", "[sms/deep/a, new/page]");
    expect(await entryOf({ category: "Texts/Deep" })).toBe(expected);
    expect(await entryOf({ category: "Texts" })).toBe(
      SIDEBAR.replace("[sms/deep/a]\n", "[sms/deep/a]\n      - new/page\n"),
    );
  });

  test("stands among the pages without one, at the end of a file without a last line end", async () => {
    expect(await entryOf({ "without-entry": true }, "new/page", SIDEBAR.trimEnd())).toBe(`${SIDEBAR}  - new/page`);
  });

  test("has the line ends of the file, its byte order mark stays, and what YAML would misread stands in quotes", async () => {
    const windows = `\uFEFF${SIDEBAR.replace(/\n/g, "\r\n")}`;
    expect(await entryOf({ after: "start" }, "{product}-logo", windows)).toBe(
      windows.replace("# first\r\n", '# first\r\n  - "{product}-logo"\r\n'),
    );
  });
});

test.each([
  ["../up", {}, "can't be an id"],
  ["guide", {}, "There is a page `guide` already: content/docs/guide.mdx"],
  ["alone", {}, "--after=<id>, --category=<label> or --without-entry.\nKnown: `Texts`, `Texts / Deep`."],
  ["new", { after: "strt" }, "has no entry `strt` to stand after.\nKnown: `start`."],
  ["new", { after: "hidden" }, "has no entry `hidden`"],
  ["new", { category: "Deep" }, "There is no category `Deep`.\nKnown: `Texts / Deep`"],
  ["new", { after: "start", category: "Texts" }, "Give one of --after, --category and --without-entry"],
  ["new", { after: "start", kind: "endpont" }, "There is no kind `endpont`; there are endpoint,"],
  ["Guide", { after: "start" }, "`Guide` differs from content/docs/guide.mdx in case alone"],
])("%s with %j is refused, and nothing changes", async (id, values, message) => {
  const project = docsProject(FILES);
  const before = project.texts();
  await expect(project.run(newDoc, values, id)).rejects.toThrow(message);
  expect(project.texts()).toEqual(before);
});

test("faults that have nothing to do with a new page don't keep it out", async () => {
  const project = docsProject({ ...FILES, "docs/hidden.mdx": page("Hidden").replace("Text", "[more](/nope)") });
  const rules = async (): Promise<string[]> => (await project.issues()).map(({ rule }) => rule);
  const before = await rules();
  expect(before).toContain("broken-link");
  expect(await project.run(newDoc, { after: "start" }, "new")).toBe(0);
  expect(await rules()).toEqual(before);
});

test("content that can't be read gets no new page", async () => {
  const project = docsProject({ ...FILES, "docs/hidden.mdx": page("Hidden").replace("Text", "{oops") });
  await expect(project.run(newDoc, { after: "start" }, "new")).rejects.toThrow("npm run docs -- check");
});

import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";

const plugin = createRequire(__filename)("./gatsby-node.js") as {
  readonly onPostBootstrap: (gatsby: object, options: object) => Promise<void>;
};

interface Page {
  readonly title: string;
  readonly hidden?: boolean;
  readonly internal: { readonly type: string };
}

const page = (title: string, hidden = false): Page => ({ title, hidden, internal: { type: "Page" } });

function site(pages: Page[]) {
  const root = folderOf({ "package.json": "{}" });
  const emitter = new EventEmitter();
  const reporter = { error: jest.fn() };
  const gatsby = {
    ...{ emitter, reporter },
    getNodesByType: (type: string) => (type === "Page" ? pages : []),
    store: { getState: () => ({ program: { directory: root } }) },
  };
  const options = {
    resolvers: { Page: ({ title }: Page) => title.split("|") },
    filter: ({ hidden }: Page) => hidden !== true,
    compare: (one: string, other: string) => (one < other ? -1 : 1),
    fields: ["title"],
    fieldsOf: (title: string) => ({ title }),
    tokenizer: (value: string) => value.toLowerCase().split(" "),
    files: { documents: "docs.json", index: "deep/index.json" },
    write: (documents: string[], index: { index: { title: { getDocs: (word: string) => object } } }) => ({
      documents: JSON.stringify(documents),
      index: JSON.stringify(Object.keys(index.index.title.getDocs("constructor"))),
    }),
  };
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, "public", file), "utf8")) as string[];
  return { root, emitter, reporter, pages, read, run: () => plugin.onPostBootstrap(gatsby, options) };
}

afterEach(() => {
  Reflect.deleteProperty(process.env, "gatsby_executing_command");
});

test("both files are written from all nodes but those the filter leaves out, in order", async () => {
  const { run, read } = site([page("Constructor b|A"), page("C", true)]);
  await run();
  expect(read("docs.json")).toEqual(["A", "Constructor b"]);
  expect(read("deep/index.json")).toEqual(["1"]);
});

test("nothing of a run is kept for the next: an edit and a deleted page show", async () => {
  const { run, read, pages } = site([page("A"), page("B")]);
  await run();
  pages.splice(0, 2, page("A new"));
  await run();
  expect(read("docs.json")).toEqual(["A new"]);
});

test("while developing, nodes that change show after a moment; others don't matter", async () => {
  process.env["gatsby_executing_command"] = "develop";
  const { root, run, read, pages, emitter } = site([page("A")]);
  await run();
  pages.push(page("B"));
  emitter.emit("CREATE_NODE", { payload: { internal: { type: "Other" } } });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(read("docs.json")).toEqual(["A"]);
  emitter.emit("CREATE_NODE", { payload: page("B") });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(read("docs.json")).toEqual(["A", "B"]);
  pages.shift();
  emitter.emit("DELETE_NODE", { payload: page("A") });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(read("docs.json")).toEqual(["B"]);
  expect(existsSync(path.join(root, "public/docs.json.new"))).toBe(false);
});

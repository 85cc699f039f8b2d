import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";

const plugin = createRequire(__filename)("./gatsby-node.js") as {
  readonly onPostBootstrap: (gatsby: object, options: object) => Promise<void>;
  readonly onCreateDevServer: (gatsby: object, options: object) => void;
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
  return { root, emitter, reporter, pages, read, gatsby, options, run: () => plugin.onPostBootstrap(gatsby, options) };
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

/** The development server's part: `get` asks it for a file that isn't in the public folder. */
function developing(pages: Page[]) {
  process.env["gatsby_executing_command"] = "develop";
  const made = site(pages);
  const routes = new Map<string, (request: object, response: object, next: () => void) => Promise<void>>();
  plugin.onCreateDevServer(
    { ...made.gatsby, app: { get: (route: string, handler: never) => routes.set(route, handler) } },
    made.options,
  );
  const get = async (file: string): Promise<string[] | null> => {
    let sent: string[] | null = null;
    const response = {
      sendFile: (name: string, { root }: { root: string }, ended: (error?: Error) => void) => {
        if (existsSync(path.join(root, name)))
          sent = JSON.parse(readFileSync(path.join(root, name), "utf8")) as string[];
        ended(sent === null ? new Error("no such file") : undefined);
      },
    };
    await routes.get(`/${file}`)?.({}, response, () => undefined);
    return sent;
  };
  const isThere = (file: string): boolean => existsSync(path.join(made.root, "public", file));
  return { ...made, get, isThere };
}

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await settled();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("while developing, the files are written once one is asked for", async () => {
  const { run, get, isThere, read } = developing([page("Constructor")]);
  await run();
  expect([isThere("docs.json"), isThere("deep/index.json")]).toEqual([false, false]);
  expect(await get("docs.json")).toEqual(["Constructor"]);
  expect(read("deep/index.json")).toEqual(["0"]);
});

test("after an edit, a new page and a deleted one they are written anew; other nodes don't matter", async () => {
  const { root, run, get, isThere, pages, emitter } = developing([page("A")]);
  await run();
  await get("docs.json");
  emitter.emit("CREATE_NODE", { payload: { internal: { type: "Other" } } });
  emitter.emit("DELETE_NODE", {});
  await settled();
  expect(isThere("docs.json")).toBe(true);
  pages.push(page("B"));
  emitter.emit("CREATE_NODE", { payload: page("B") });
  // Right after the event: what is old is never sent.
  expect(await get("docs.json")).toEqual(["A", "B"]);
  pages.shift();
  emitter.emit("DELETE_NODE", { payload: page("A") });
  await waitUntil(() => !isThere("docs.json") && !isThere("deep/index.json"));
  expect(await get("deep/index.json")).toEqual([]);
  expect(await get("docs.json")).toEqual(["B"]);
  expect(existsSync(path.join(root, "public/docs.json.new"))).toBe(false);
});

test("an edit that comes while the files are written is in them", async () => {
  const { run, get, isThere, pages, emitter } = developing([page("A")]);
  await run();
  const asked = get("docs.json");
  pages.push(page("B"));
  emitter.emit("CREATE_NODE", { payload: page("B") });
  await asked;
  await settled();
  expect(await get("docs.json")).toEqual(["A", "B"]);
  expect(isThere("docs.json")).toBe(true);
});

test("what can't be written is told, and tried again at the next request", async () => {
  const { run, get, pages, reporter } = developing([]);
  await run();
  // A page that no resolver takes.
  pages.push({ title: null } as unknown as Page);
  expect(await get("docs.json")).toBeNull();
  expect(reporter.error).toHaveBeenCalledWith("the search files could not be written", expect.any(TypeError));
  pages.splice(0, 1, page("A"));
  expect(await get("docs.json")).toEqual(["A"]);
});

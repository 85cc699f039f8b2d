import type { GatsbyLoader, LoadResult } from "../../hooks/gatsbyLoader";
import { guardLoader } from "./guardLoader";

const page = (path: string): LoadResult => ({ page: { path } });

function setUp(servedPage = "/a") {
  const held = new Map<string, (result: LoadResult) => void>();
  const world = { servedPage, address: "/a", failures: [] as string[], successes: 0 };
  const loader: GatsbyLoader = {
    loadPage: (path) => new Promise((resolve) => held.set(path, resolve)),
    loadPageSync: () => undefined,
    hovering: () => undefined,
  };
  const load = guardLoader(loader, {
    servedPage,
    here: () => world.address,
    firstFailed: (error) => world.failures.push(error.message),
    firstLoaded: () => (world.successes += 1),
  });
  /** What the loader hands over for `path`, or "nothing" while it hands over nothing. */
  const handedOver = async (path: string, result: LoadResult): Promise<unknown> => {
    const answer = loader.loadPage(path);
    held.get(path)?.(result);
    return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve("nothing")))]);
  };
  return { load, loader, held, world, handedOver };
}

test("the document's page is handed over", async () => {
  const { handedOver, world } = setUp();
  expect(await handedOver("/a", page("/a"))).toEqual(page("/a"));
  expect(world).toMatchObject({ failures: [], successes: 1 });
});

test.each([
  ["an error", { status: "error", error: new Error("chunk 3 is gone") } as const, "chunk 3 is gone"],
  ["nothing", undefined, "the data of /a could not be loaded"],
  ["the not-found page in its place", page("/404.html"), "the data of /a is missing"],
])("%s for the document's page never reaches Gatsby: the HTML stays", async (_kind, result, message) => {
  const { handedOver, world } = setUp();
  expect(await handedOver("/a", result)).toBe("nothing");
  expect(world).toMatchObject({ failures: [message], successes: 0 });
});

test("the not-found page is right where the server sent it", async () => {
  const { handedOver, world } = setUp("/404.html");
  expect(await handedOver("/none", page("/404.html"))).toEqual(page("/404.html"));
  expect(world.failures).toEqual([]);
});

test("an answer for an address that the reader has left again is not handed over", async () => {
  const { handedOver, world } = setUp();
  await handedOver("/a", page("/a"));
  world.address = "/c";
  expect(await handedOver("/b", page("/b"))).toBe("nothing");
  world.address = "/b";
  expect(await handedOver("/b", page("/b"))).toEqual(page("/b"));
});

test("nor is a failure after the first page: Gatsby would leave without query and hash", async () => {
  const { handedOver, world } = setUp();
  await handedOver("/a", page("/a"));
  world.address = "/b";
  expect(await handedOver("/b", { status: "error" })).toBe("nothing");
});

test("the original tells what came, whatever it is", async () => {
  const { load, held } = setUp();
  const answer = load("/b");
  held.get("/b")?.(page("/404.html"));
  expect(await answer).toEqual({ kind: "notFound" });
});

import type { RouteState } from "../../hooks/routeState";
import { createProgressTimer } from "../progress/createProgressTimer";
import { createNavigator, type NavigatorWorld } from "./createNavigator";
import type { PageLoad } from "./judgeLoad";

const PAGE: PageLoad = { kind: "page", build: "this" };
const FAILED: PageLoad = { kind: "failed", error: new Error("chunk 7 is gone") };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A navigator whose loads are held until the test lets them go. `served`: status of every address, null offline. */
function setUp(served: number | null = 200) {
  const log: string[] = [];
  const held = new Map<string, (load: PageLoad) => void>();
  const loaded = new Set<string>();
  const states: RouteState[] = [];
  const world: NavigatorWorld = {
    isLoaded: (path) => loaded.has(path),
    load: (path) => new Promise((resolve) => held.set(path, resolve)),
    isThisBuild: (build) => build === "this",
    show: (to) => log.push(`show ${to}`),
    ask: () => Promise.resolve(served),
    leave: (to) => log.push(`leave ${to}`),
    warn: (message) => log.push(`warn ${message}`),
    setState: (state) => states.push(state),
    timer: createProgressTimer({ show: () => log.push("bar"), hide: () => log.push("no bar") }, 200, {
      set: (callback, delayMs) => window.setTimeout(callback, delayMs),
      clear: (handle) => window.clearTimeout(handle),
    }),
  };
  const release = async (path: string, load: PageLoad = PAGE) => {
    held.get(path)?.(load);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ...createNavigator(world), log, loaded, release, states, last: () => states.at(-1) };
}

test("a page that is loaded shows at once, and no bar ever [nav.progress-bar]", async () => {
  const { go, log, loaded } = setUp();
  loaded.add("/a");
  go("/a#x");
  await jest.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(["show /a#x"]);
});

test("the same page with another query shows at once: no load, no bar, no state", async () => {
  const { go, log, loaded, states } = setUp();
  loaded.add("/search");
  go("/search?q=a#b");
  await jest.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(["show /search?q=a#b"]);
  expect(states.filter(({ kind }) => kind !== "idle")).toEqual([]);
});

test("the bar comes 200 ms after the start, not before, and goes with the page [nav.progress-bar]", async () => {
  const { go, log, release } = setUp();
  go("/a");
  await jest.advanceTimersByTimeAsync(199);
  expect(log).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(log).toEqual(["bar"]);
  await release("/a");
  expect(log).toEqual(["bar", "show /a", "no bar"]);
});

test("the newest navigation wins, whichever is loaded first", async () => {
  const { go, log, release } = setUp();
  go("/slow");
  go("/fast");
  await release("/fast");
  await release("/slow");
  expect(log).toEqual(["show /fast"]);
});

test("a page that shows at once ends a slow navigation", async () => {
  const { go, log, loaded, release } = setUp();
  go("/slow");
  await jest.advanceTimersByTimeAsync(200);
  loaded.add("/here");
  go("/here#part");
  await release("/slow");
  expect(log).toEqual(["bar", "no bar", "show /here#part"]);
});

test("stopped, a link's navigation is over; one of Back goes on, as the address is there already [nav.progress-bar]", async () => {
  const { go, follow, stop, log, release } = setUp();
  go("/a");
  await jest.advanceTimersByTimeAsync(200);
  stop();
  await release("/a");
  expect(log).toEqual(["bar", "no bar"]);
  follow("/b");
  await jest.advanceTimersByTimeAsync(200);
  stop();
  expect(log).toEqual(["bar", "no bar", "bar"]);
  await release("/b");
  expect(log).toEqual(["bar", "no bar", "bar", "no bar"]);
});

test("cancelled, a navigation changes nothing when it is loaded after all [nav.progress-bar]", async () => {
  const { go, cancel, log, release, last } = setUp();
  go("/slow");
  await jest.advanceTimersByTimeAsync(200);
  expect(cancel()).toBe(true);
  await release("/slow");
  expect(log).toEqual(["bar", "no bar"]);
  expect(last()).toEqual({ kind: "idle" });
  expect(cancel()).toBe(false);
});

test("Back ends what a click had begun", async () => {
  const { go, follow, log, loaded, release } = setUp();
  go("/slow");
  loaded.add("/before");
  follow("/before");
  await release("/slow");
  expect(log).toEqual([]);
});

describe("when a page can't be loaded", () => {
  test("its address is loaded in full, hash and query included, and the console says why", async () => {
    const { go, log, release } = setUp();
    go("/a?x=1#part");
    await release("/a", FAILED);
    expect(log).toEqual(["warn Could not load /a?x=1#part: loading it in full.", "leave /a?x=1#part"]);
  });

  test("the bar goes on until the document is gone", async () => {
    const { go, log, release } = setUp();
    go("/a");
    await jest.advanceTimersByTimeAsync(200);
    await release("/a", FAILED);
    await jest.advanceTimersByTimeAsync(1000);
    expect(log.filter((entry) => entry.includes("bar"))).toEqual(["bar"]);
  });

  test("missing data of an address that the server has is a failure, not a page that was not found", async () => {
    const { go, log, release } = setUp(200);
    go("/a");
    await release("/a", { kind: "notFound" });
    expect(log.at(-1)).toBe("leave /a");
  });

  test("an address that the server doesn't have either shows the not-found page in place", async () => {
    const { go, log, release } = setUp(404);
    go("/none");
    await release("/none", { kind: "notFound" });
    expect(log).toEqual(["show /none"]);
  });

  test("out of reach of the server the reader keeps the page and gets the error", async () => {
    const { go, log, release, last } = setUp(null);
    go("/a");
    await jest.advanceTimersByTimeAsync(200);
    await release("/a", FAILED);
    expect(log).toEqual(["bar", "warn Could not load /a: the server can't be reached.", "no bar"]);
    expect(last()).toMatchObject({ kind: "failed", message: "chunk 7 is gone", addressMoved: false });
  });

  test("Retry navigates again", async () => {
    const { go, log, release, last } = setUp(null);
    go("/a#x");
    await release("/a", FAILED);
    const failed = last();
    if (failed?.kind !== "failed") throw new Error("no failure to retry");
    failed.retry();
    expect(last()).toEqual({ kind: "idle" });
    await release("/a");
    expect(log.at(-1)).toBe("show /a#x");
  });

  test("a failure of one that was replaced is nobody's business", async () => {
    const { go, log, release } = setUp();
    go("/a");
    go("/b");
    await release("/a", FAILED);
    expect(log).toEqual([]);
  });

  test("after Back the address has moved already", async () => {
    const { follow, release, last } = setUp(null);
    follow("/before");
    await release("/before", FAILED);
    expect(last()).toMatchObject({ kind: "failed", addressMoved: true });
  });
});

test("a page of a newer build is loaded in full", async () => {
  const { go, log, release } = setUp();
  go("/a#x");
  await release("/a", { kind: "page", build: "next" });
  expect(log).toEqual(["leave /a#x"]);
});

import path from "node:path";

import { folderOf } from "../../testing/fixtures/folder";
import { checkAll } from "./checkAll";
import type { Http } from "./Http";
import { ResultCache } from "./ResultCache";

const DAY = 24 * 60 * 60_000;

/** A world in which `fetch` answers, and time stands still until it is moved. */
function world(answer: (url: URL) => Response | Promise<Response>) {
  const file = path.join(folderOf(), "deep/er/cache.json");
  const asked: string[] = [];
  const clock = { now: 1_000_000 };
  const http: Http = {
    fetch: async (url) => {
      asked.push(url);
      return answer(new URL(url));
    },
    wait: () => Promise.resolve(),
    now: () => clock.now,
    timeout: 60_000,
  };
  const run = async (...hrefs: string[]): Promise<Record<string, string>> => {
    const cache = new ResultCache(file, http.now);
    const verdicts = await checkAll(hrefs, { http, cache });
    cache.save();
    return Object.fromEntries([...verdicts].map(([href, { outcome }]) => [href, outcome]));
  };
  return { run, asked, clock, file };
}

const noSuchHost = (): Promise<never> =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ENOTFOUND" }) }));

test("an address is asked for once, however it is written and whatever anchors it is linked with", async () => {
  const { run, asked } = world(() => new Response('<h1 id="x">', { headers: { "content-type": "text/html" } }));
  const links = ["https://a.com", "https://a.com/", "https://A.com/#x", "https://a.com/#y", "https://"];
  expect(await run(...links, ...links)).toEqual({
    "https://a.com": "ok",
    "https://a.com/": "ok",
    "https://A.com/#x": "ok",
    "https://a.com/#y": "broken",
    "https://": "broken",
  });
  expect(asked).toEqual(["https://a.com/"]);
});

test("verdicts hold: ok for a week, unverified for an hour, broken not at all", async () => {
  const { run, asked, clock, file } = world(
    ({ pathname }) => new Response(null, { status: Number(pathname.slice(1)) }),
  );
  const links = ["https://a.com/200", "https://a.com/403", "https://a.com/404"];
  const again = async (after: number): Promise<string[]> => {
    clock.now += after;
    asked.length = 0;
    expect(await run(...links)).toEqual({ [links[0]!]: "ok", [links[1]!]: "unverified", [links[2]!]: "broken" });
    return [...new Set(asked)].map((url) => new URL(url).pathname);
  };
  expect(await again(0)).toEqual(["/200", "/403", "/404"]);
  expect(await again(DAY / 24 - 1)).toEqual(["/404"]);
  expect(await again(1)).toEqual(["/403", "/404"]);
  expect(await again(6 * DAY)).toEqual(["/403", "/404"]);
  expect(await again(DAY)).toEqual(["/200", "/403", "/404"]);
  expect(new ResultCache(file, () => clock.now).get(links[0]!)).toEqual({ outcome: "ok", reason: "" });
  expect(new ResultCache(file, () => 0).get(links[0]!)).toBeUndefined();
});

test.each(["", "{", '{"version":2,"results":{}}', '{"version":1,"results":{"https://a.com/":{"outcome":"fine"}}}'])(
  "a cache that isn't one is empty: %j",
  (text) => {
    const folder = folderOf({ "cache.json": text });
    expect(new ResultCache(path.join(folder, "cache.json"), () => 0).get("https://a.com/")).toBeUndefined();
  },
);

test("at most eight hosts are asked at the same time, and each for one address at a time", async () => {
  const active = new Map<string, number>();
  const seen = { hosts: 0, perHost: 0 };
  let release = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { run, asked } = world(async ({ host }) => {
    active.set(host, (active.get(host) ?? 0) + 1);
    seen.hosts = Math.max(seen.hosts, [...active.values()].filter((count) => count > 0).length);
    seen.perHost = Math.max(seen.perHost, ...active.values());
    if (seen.hosts === 8) {
      release();
    }
    await all;
    active.set(host, (active.get(host) ?? 0) - 1);
    return new Response();
  });
  await run(...Array.from({ length: 36 }, (_, index) => `https://h${String(index % 12)}.com/${String(index)}`));
  expect(asked.length).toBe(36);
  expect(seen).toEqual({ hosts: 8, perHost: 1 });
});

test("a host that doesn't exist is broken, unless none does: then this machine has no network", async () => {
  const links = ["https://gone.com/", "https://there.com/"];
  const some = world(({ host }) => (host === "gone.com" ? noSuchHost() : new Response()));
  expect(await some.run(...links)).toEqual({ "https://gone.com/": "broken", "https://there.com/": "ok" });
  const none = world(noSuchHost);
  const nothing = { "https://gone.com/": "unverified", "https://there.com/": "unverified" };
  expect(await none.run(...links)).toEqual(nothing);
  none.asked.length = 0;
  expect(await none.run(...links)).toEqual(nothing);
  expect(none.asked).toContain("https://there.com/");
});

test("a host that doesn't exist is broken in later runs too, in which all others are in the cache", async () => {
  const links = ["https://gone.com/", "https://gone.com/b", "https://there.com/#x"];
  let isOnline = true;
  const { run, asked } = world(({ host }) => (host === "gone.com" || !isOnline ? noSuchHost() : new Response()));
  const expected = {
    "https://gone.com/": "broken",
    "https://gone.com/b": "broken",
    "https://there.com/#x": "ok",
  };
  expect(await run(...links)).toEqual(expected);
  asked.length = 0;
  expect(await run(...links)).toEqual(expected);
  expect(asked.filter((url) => url === "https://there.com/")).toHaveLength(1);
  isOnline = false;
  const unknown = { "https://gone.com/": "unverified", "https://gone.com/b": "unverified" };
  expect(await run(...links)).toEqual({ ...expected, ...unknown });
  asked.length = 0;
  expect(await run("https://there.com/#x")).toEqual({ "https://there.com/#x": "ok" });
  expect(asked).toEqual([]);
});

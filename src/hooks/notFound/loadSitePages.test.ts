const SITE = { pages: [["/docs/bank-code", "Bank codes"]], redirects: [] };

const fetch = jest.fn<Promise<unknown>, [path: string, init: { readonly signal: AbortSignal }]>();
const answer = (body: unknown, ok = true) => ({ ok, json: () => Promise.resolve(body) });

/** In a module of its own: the list is kept for the life of a page. */
async function loader() {
  jest.resetModules();
  return (await import("./loadSitePages")).loadSitePages;
}

beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
});
afterEach(() => jest.useRealTimers());

test("the list is fetched once, from the site's base", async () => {
  const load = await loader();
  fetch.mockResolvedValue(answer(SITE));
  await expect(load()).resolves.toEqual(SITE);
  await expect(load()).resolves.toEqual(SITE);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(["/pages.json"]);
});

test.each([
  ["isn't there", () => Promise.resolve(answer(SITE, false))],
  ["is something else", () => Promise.resolve(answer("<!doctype html>"))],
  ["can't be reached", () => Promise.reject(new Error("offline"))],
])("a list that %s is none, and is asked for again the next time", async (_, first) => {
  const load = await loader();
  fetch.mockImplementationOnce(first);
  await expect(load()).resolves.toBeNull();
  fetch.mockResolvedValue(answer(SITE));
  await expect(load()).resolves.toEqual(SITE);
});

test("a list that doesn't come within 5 s is none", async () => {
  const load = await loader();
  jest.useFakeTimers();
  fetch.mockImplementation(
    (_path, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("aborted")));
      }),
  );
  const done = jest.fn();
  const list = load().then(done);
  await jest.advanceTimersByTimeAsync(4900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await list;
  expect(done).toHaveBeenCalledWith(null);
});

import type { SearchRequest } from "../shared/search/search";
import { createSearchClient } from "./createSearchClient";
import type { FromWorker, ToWorker } from "./messages";

const FILES = { documents: "/portal/search-doc.json", index: "/portal/search-index.json" };
const REQUEST: SearchRequest = { typed: "refund", locale: "en", version: null, area: null, offset: 0, limit: 8 };
const RESULT = { pages: [], total: 0, areas: [], matched: [], nearest: [] };

/** A worker that records what it is told and says what a test wants. */
class TestWorker extends EventTarget {
  readonly told: ToWorker[] = [];
  readonly terminate = jest.fn();
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent("message", { data: message }));
  }
}

const response = (ok = true) =>
  ({ ok, status: ok ? 200 : 404, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) }) as Response;
const settled = () => new Promise((resolve) => setTimeout(resolve));

let workers: TestWorker[];
let fetched: jest.Mock;
let warned: jest.SpyInstance;

beforeEach(() => {
  workers = [];
  fetched = jest.fn(() => Promise.resolve(response()));
  window.fetch = fetched;
  warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

const client = () =>
  createSearchClient(FILES, () => {
    const worker = new TestWorker();
    workers.push(worker);
    return worker;
  });

test("nothing is fetched before the first use, and each file once however often it is asked for", async () => {
  const search = client();
  expect(fetched).not.toHaveBeenCalled();
  search.load();
  search.load();
  await settled();
  search.load();
  workers[0]!.say({ type: "loaded" });
  search.load();
  expect(fetched.mock.calls.map(([file]: string[]) => file)).toEqual([FILES.documents, FILES.index]);
  expect(workers).toHaveLength(1);
});

test("what is asked before the files are there is answered when they are", async () => {
  const search = client();
  const statuses: string[] = [search.status()];
  search.subscribe(() => statuses.push(search.status()));
  const answer = search.search(REQUEST);
  search.load();
  await settled();
  expect(workers[0]!.told.map(({ type }) => type)).toEqual(["load"]);
  workers[0]!.say({ type: "loaded" });
  expect(workers[0]!.told[1]).toEqual({ type: "search", id: 1, request: REQUEST });
  workers[0]!.say({ type: "found", id: 1, result: RESULT });
  expect(await answer).toBe(RESULT);
  expect(statuses).toEqual(["idle", "loading", "ready"]);
});

test("only the last of several questions is answered, whatever comes late", async () => {
  const search = client();
  search.load();
  await settled();
  workers[0]!.say({ type: "loaded" });
  const first = search.search(REQUEST);
  const second = search.search({ ...REQUEST, typed: "void" });
  workers[0]!.say({ type: "found", id: 1, result: { ...RESULT, total: 9 } });
  workers[0]!.say({ type: "found", id: 2, result: RESULT });
  expect([await first, await second]).toEqual([null, RESULT]);
});

test.each([
  ["a file that is missing", () => fetched.mockResolvedValueOnce(response(false))],
  ["no network", () => fetched.mockRejectedValueOnce(new TypeError("offline"))],
])("%s is a failure, and the next load tries again past the browser's store", async (_fault, arrange) => {
  arrange();
  const search = client();
  const answer = search.search(REQUEST);
  search.load();
  await settled();
  expect(search.status()).toBe("failed");
  expect(warned).toHaveBeenCalledTimes(1);
  search.load();
  await settled();
  expect(fetched.mock.calls.map(([, { cache }]: [string, RequestInit]) => cache)).toEqual([
    "default",
    "default",
    "reload",
    "reload",
  ]);
  workers[1]!.say({ type: "loaded" });
  workers[1]!.say({ type: "found", id: 1, result: RESULT });
  expect([search.status(), await answer]).toEqual(["ready", RESULT]);
});

test("files of two builds are fetched once more, past the browser's store, before that is a failure", async () => {
  const search = client();
  search.load();
  await settled();
  workers[0]!.say({ type: "failed", message: "of two builds", otherBuild: true });
  expect(search.status()).toBe("loading");
  await settled();
  expect(fetched.mock.calls.map(([, options]) => (options as RequestInit).cache)).toEqual([
    ...["default", "default", "reload", "reload"],
  ]);
  expect(warned).not.toHaveBeenCalled();
  workers[0]!.say({ type: "failed", message: "of two builds", otherBuild: true });
  await settled();
  expect([search.status(), fetched.mock.calls.length]).toEqual(["failed", 4]);
});

test("files that can't be read, and a worker that breaks, are failures", async () => {
  const search = client();
  search.load();
  await settled();
  workers[0]!.say({ type: "failed", message: "not JSON", otherBuild: false });
  expect(search.status()).toBe("failed");
  expect(workers[0]!.terminate).toHaveBeenCalled();
  search.load();
  await settled();
  workers[1]!.dispatchEvent(new ErrorEvent("error", { message: "no worker" }));
  expect(search.status()).toBe("failed");
  // The first worker is nobody's any more.
  workers[0]!.say({ type: "loaded" });
  expect(search.status()).toBe("failed");
});

import * as gatsby from "gatsby";

import { createLateLists } from "./createLateLists";

const LISTS = { links: ["a"] };
let ask: jest.Mock;

beforeEach(() => {
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `/portal${path}`);
  ask = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ data: LISTS }) });
  Object.assign(globalThis, { fetch: ask });
});
afterEach(() => Reflect.deleteProperty(globalThis, "fetch"));

test("nothing is loaded before something asks; then once, and listeners hear of it", async () => {
  const late = createLateLists<typeof LISTS>("/page-data/sq/d/1.json");
  const heard = jest.fn();
  const unsubscribe = late.subscribe(heard);
  expect(late.read()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  await Promise.all([late.load(), late.load()]);
  expect(ask.mock.calls).toEqual([["/portal/page-data/sq/d/1.json"]]);
  expect(late.read()).toBe(LISTS);
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test.each([
  ["an answer that is none", () => ask.mockResolvedValueOnce({ ok: false, status: 404 })],
  ["no network", () => ask.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
])("after %s the next call tries again", async (_what, fail) => {
  const late = createLateLists<typeof LISTS>("/1.json");
  fail();
  await expect(late.load()).rejects.toThrow(/404|fetch/);
  expect(late.read()).toBeNull();
  await late.load();
  expect(late.read()).toBe(LISTS);
});

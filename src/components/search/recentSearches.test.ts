import { clearRecentSearches, RECENT_KEY, recentSearches, rememberSearch } from "./recentSearches";

beforeEach(() => localStorage.clear());

test("the latest stands first, once, and six are kept", () => {
  ["a1", "b2", "c3", "A1", "d4", "e5", "f6", "  ", "g7"].forEach(rememberSearch);
  expect(recentSearches()).toEqual(["g7", "f6", "e5", "d4", "A1", "c3"]);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(["{", "null", "7", '{"a":1}', '[1,null,"  ",{}]', JSON.stringify(["x".repeat(1000)])])(
  "%s in storage counts as none, and is repaired by the next search",
  (stored) => {
    localStorage.setItem(RECENT_KEY, stored);
    expect(recentSearches()).toEqual([]);
    rememberSearch("refund");
    expect(recentSearches()).toEqual(["refund"]);
  },
);

test("blocked storage is no error", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  rememberSearch("refund");
  expect(recentSearches()).toEqual([]);
});

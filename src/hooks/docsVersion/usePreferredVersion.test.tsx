import { renderHook } from "@testing-library/react";

import { usePreferredVersion } from "./usePreferredVersion";

const NAMES = ["current", "2.0", "1.0"];

/** What the hook returns, render by render. */
function renders(names: readonly string[]): (string | null)[] {
  const seen: (string | null)[] = [];
  renderHook(() => seen.push(usePreferredVersion(names)));
  return seen;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("the first render is the HTML's, which knows no reader; then what is stored counts", () => {
  localStorage.setItem("docs.version", "1.0");
  expect(renders(NAMES)).toEqual([null, "1.0"]);
});

test("who never chose prefers the first version, and nothing is stored of that", () => {
  expect(renders(NAMES)).toEqual([null, "current"]);
  expect(localStorage).toHaveLength(0);
});

test("a version that is gone is replaced by the first", () => {
  localStorage.setItem("docs.version", "0.9");
  expect(renders(NAMES).at(-1)).toBe("current");
  expect(localStorage.getItem("docs.version")).toBe("current");
});

test("blocked storage is no stored version", () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(renders(NAMES).at(-1)).toBe("current");
});

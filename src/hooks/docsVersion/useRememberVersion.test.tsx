import { renderHook } from "@testing-library/react";

import { MANY_SCOPE, SCOPE } from "../../testing/fixtures/pageScope";
import { useRememberVersion } from "./useRememberVersion";

const stored = () => localStorage.getItem("docs.version");

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("the version of the docs page in view is the preferred one [version.preferred, const.version-storage]", () => {
  const { rerender } = renderHook((doc) => useRememberVersion(doc), { initialProps: MANY_SCOPE.doc });
  expect(stored()).toBe("current");
  rerender({ ...MANY_SCOPE.doc!, versionName: "1.0" });
  expect(stored()).toBe("1.0");
});

test("a page outside the docs keeps it", () => {
  const { rerender } = renderHook((doc) => useRememberVersion(doc), { initialProps: MANY_SCOPE.doc });
  rerender(null);
  expect(stored()).toBe("current");
});

test("it is written once", () => {
  const write = jest.spyOn(Storage.prototype, "setItem");
  const { rerender } = renderHook((doc) => useRememberVersion(doc), { initialProps: MANY_SCOPE.doc });
  rerender({ ...MANY_SCOPE.doc!, docId: "bank-code" });
  expect(write).toHaveBeenCalledTimes(1);
});

test("where there is one version, nothing is", () => {
  renderHook(() => useRememberVersion(SCOPE.doc));
  expect(stored()).toBeNull();
});

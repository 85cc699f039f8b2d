import { renderHook } from "@testing-library/react";

import { useCanonicalAddress } from "./useCanonicalAddress";

afterEach(() => window.history.replaceState(null, "", "/"));

test("shows the page's one address and keeps query and hash [decision.docs-root]", () => {
  window.history.replaceState({ key: "k" }, "", "/docs?a=1#hosts");
  renderHook(() => useCanonicalAddress("/docs/introduction/overview"));
  expect(window.location.href).toBe("http://localhost/docs/introduction/overview?a=1#hosts");
  expect(window.history.state).toEqual({ key: "k" });
});

test("leaves all other pages alone", () => {
  window.history.replaceState(null, "", "/docs/error-codes");
  renderHook(() => useCanonicalAddress(null));
  expect(window.location.pathname).toBe("/docs/error-codes");
});

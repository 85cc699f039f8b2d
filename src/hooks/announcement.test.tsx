import { act, renderHook } from "@testing-library/react";

import { useAnnouncement } from "./announcement";

// Each test has ids of its own: what was dismissed is kept for a page view.
const root = document.documentElement;
const state = () => root.getAttribute("data-announcement");

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute("data-announcement");
});

test("dismissed, the bar stays away for its id, and another id shows [announcement.new-id]", () => {
  const { result, rerender } = renderHook(({ id }) => useAnnouncement(id, true), { initialProps: { id: "one-0" } });
  expect(state()).toBeNull();
  act(() => result.current());
  expect(state()).toBe("dismissed");
  expect(window.localStorage.getItem("announcement.dismissed")).toBe("one-0");
  rerender({ id: "two-0" });
  expect(state()).toBeNull();
  rerender({ id: "one-0" });
  expect(state()).toBe("dismissed");
});

test("on the next page view it is still away [announcement.remembered]", () => {
  window.localStorage.setItem("announcement.dismissed", "one-1");
  renderHook(() => useAnnouncement("one-1", true));
  expect(state()).toBe("dismissed");
});

test("a bar that can't be closed shows, whatever is stored", () => {
  window.localStorage.setItem("announcement.dismissed", "one-2");
  root.setAttribute("data-announcement", "dismissed");
  renderHook(() => useAnnouncement("one-2", false));
  expect(state()).toBeNull();
});

test.each(["{", "null", "", "x".repeat(1_000_000)])("a stored value of another kind is ignored", (value) => {
  window.localStorage.setItem("announcement.dismissed", value);
  renderHook(() => useAnnouncement("one-3", true));
  expect(state()).toBeNull();
});

test("with storage that throws it closes for this page view, and the console says so once", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  }
  const { result, unmount } = renderHook(() => useAnnouncement("one-4", true));
  act(() => result.current());
  expect(state()).toBe("dismissed");
  unmount();
  root.removeAttribute("data-announcement");
  renderHook(() => useAnnouncement("one-4", true));
  expect(state()).toBe("dismissed");
  expect(warn).toHaveBeenCalledTimes(1);
});

import { act, render, screen } from "@testing-library/react";

import { useActiveHeading } from "./useActiveHeading";

const IDS = ["first", "last"];

function Active() {
  return <p>{useActiveHeading(IDS) ?? "none"}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  // Both headings are on screen, none near the top; the page can't scroll.
  document.body.innerHTML = '<h2 id="first">First</h2><h2 id="last">Last</h2>';
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 400 } as DOMRect);
});

afterEach(() => {
  window.history.replaceState(null, "", "/");
  jest.useRealTimers();
});

const nextFrames = () => act(() => jest.advanceTimersByTime(100));

test("the entry that the address names is active, wherever the page is scrolled to", () => {
  window.history.replaceState(null, "", "/#last");
  render(<Active />);
  nextFrames();
  expect(screen.getByText("last")).toBeInTheDocument();
});

test("choosing another entry makes that one active", () => {
  render(<Active />);
  nextFrames();
  expect(screen.getByText("none")).toBeInTheDocument();
  window.history.replaceState(null, "", "/#first");
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  nextFrames();
  expect(screen.getByText("first")).toBeInTheDocument();
});

test("scrolling takes over again", () => {
  window.history.replaceState(null, "", "/#last");
  render(<Active />);
  nextFrames();
  Object.defineProperty(window, "scrollY", { value: 50, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
  nextFrames();
  expect(screen.getByText("none")).toBeInTheDocument();
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

test("scrolling measures nothing again", () => {
  render(<Active />);
  nextFrames();
  const measured = jest.mocked(Element.prototype.getBoundingClientRect);
  measured.mockClear();
  for (let scrollY = 10; scrollY <= 100; scrollY += 10) {
    Object.defineProperty(window, "scrollY", { value: scrollY, configurable: true });
    act(() => void window.dispatchEvent(new Event("scroll")));
    nextFrames();
  }
  expect(measured).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event("resize")));
  nextFrames();
  expect(measured).toHaveBeenCalledTimes(IDS.length);
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";

import { useHidingNavbar } from "./useHidingNavbar";

function Bar({ page = "/docs/a", expanded = false }: { readonly page?: string; readonly expanded?: boolean }) {
  const bar = useRef<HTMLElement>(null);
  useHidingNavbar(bar, page);
  return (
    <header ref={bar}>
      <button aria-expanded={expanded}>Menu</button>
    </header>
  );
}

const root = document.documentElement;
const isHidden = () => root.getAttribute("data-navbar") === "hidden";

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60);
  jest.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(5000);
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800);
  window.scrollY = 0;
  window.history.replaceState(null, "", "/docs/a");
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page is at `y`, and a frame has passed. */
const scrollTo = (y: number) => {
  window.scrollY = y;
  fireEvent.scroll(window);
  act(() => jest.advanceTimersByTime(20));
};
/** The same by the reader's wheel. */
const wheelTo = (y: number) => {
  fireEvent.wheel(window);
  scrollTo(y);
};

test("hides on the way down and shows on the way up", () => {
  render(<Bar />);
  wheelTo(500);
  expect(isHidden()).toBe(true);
  wheelTo(400);
  expect(isHidden()).toBe(false);
});

test("one frame is asked for, however many scroll events come before it", () => {
  render(<Bar />);
  const frames = jest.spyOn(window, "requestAnimationFrame");
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  expect(frames).toHaveBeenCalledTimes(1);
});

test("what the page does on arrival changes nothing; what the reader does then, does", () => {
  render(<Bar />);
  scrollTo(1500);
  expect(isHidden()).toBe(false);
  wheelTo(1600);
  expect(isHidden()).toBe(true);
});

test("a movement long after the arrival counts, whoever made it", () => {
  render(<Bar />);
  act(() => jest.advanceTimersByTime(1000));
  scrollTo(1500);
  expect(isHidden()).toBe(true);
});

test.each([
  ["a click on a link", () => fireEvent.click(document.body)],
  ["another hash", () => window.history.pushState(null, "", "/docs/a#b")],
  ["Back", () => window.history.replaceState(null, "", "/docs/a?from=back")],
  ["a page from the browser's cache", () => fireEvent(window, new Event("pageshow"))],
])("a jump after %s changes nothing", (_sign, make) => {
  render(<Bar />);
  act(() => jest.advanceTimersByTime(1000));
  make();
  scrollTo(1500);
  expect(isHidden()).toBe(false);
  act(() => jest.advanceTimersByTime(1000));
  scrollTo(1600);
  expect(isHidden()).toBe(true);
});

test.each(["PageDown", " ", "ArrowDown", "End"])("the key %j is the reader's own scrolling", (key) => {
  render(<Bar />);
  fireEvent.keyDown(document.body, { key });
  scrollTo(500);
  expect(isHidden()).toBe(true);
});

test("stays while focus is in it, and comes back when focus enters it", () => {
  render(<Bar />);
  const button = screen.getByRole("button");
  button.focus();
  wheelTo(500);
  expect(isHidden()).toBe(false);
  button.blur();
  wheelTo(700);
  expect(isHidden()).toBe(true);
  button.focus();
  expect(isHidden()).toBe(false);
});

test("stays while something that it opened is open", () => {
  const { rerender } = render(<Bar expanded />);
  wheelTo(500);
  expect(isHidden()).toBe(false);
  rerender(<Bar />);
  wheelTo(700);
  expect(isHidden()).toBe(true);
});

test("stays while what stands above it is in sight", () => {
  render(<Bar />);
  const place = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 40, 800, 60));
  wheelTo(100);
  expect(isHidden()).toBe(false);
  place.mockReturnValue(new DOMRect(0, 0, 800, 60));
  wheelTo(200);
  expect(isHidden()).toBe(true);
});

test("a new page starts with the bar", () => {
  const { rerender } = render(<Bar />);
  wheelTo(500);
  expect(isHidden()).toBe(true);
  rerender(<Bar page="/docs/b" />);
  expect(isHidden()).toBe(false);
});

test("leaves nothing behind", () => {
  const { unmount } = render(<Bar />);
  wheelTo(500);
  unmount();
  expect(isHidden()).toBe(false);
  wheelTo(900);
  expect(isHidden()).toBe(false);
});

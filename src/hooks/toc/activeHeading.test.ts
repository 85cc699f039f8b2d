import { activeHeading, type HeadingPosition } from "./activeHeading";

// A page of 3,000 px in a window of 800: a tall intro, two long sections, then three of one line each.
const headings: HeadingPosition[] = [
  { id: "first", top: 900 },
  { id: "second", top: 1800 },
  { id: "short-1", top: 2700 },
  { id: "short-2", top: 2780 },
  { id: "short-3", top: 2860 },
];
const at = (scrollY: number) =>
  activeHeading(headings, { scrollY, maxScrollY: 2200, viewportHeight: 800, topInset: 60 });

test("at the top of the page nothing is active while the intro is read", () => {
  expect(at(0)).toBeNull();
});

test("a heading that stands below the bar is active", () => {
  expect(at(900 - 60 - 16)).toBe("first");
});

test("the section before stays active until the next heading arrives", () => {
  expect(at(1400)).toBe("first");
});

test("each of the last, short sections gets its turn before the page ends", () => {
  const seen = new Set(Array.from({ length: 2201 }, (_, scrollY) => at(scrollY)));
  expect([...seen]).toEqual([null, "first", "second", "short-1", "short-2", "short-3"]);
  expect(at(2200)).toBe("short-3");
});

test("on a page that doesn't scroll only a heading at the top is active", () => {
  const still = { scrollY: 0, maxScrollY: 0, viewportHeight: 800, topInset: 60 };
  expect(activeHeading(headings, still)).toBeNull();
  expect(activeHeading([{ id: "only", top: 80 }, ...headings], still)).toBe("only");
});

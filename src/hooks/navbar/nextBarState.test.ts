import { nextBarState, SCROLL_INTENT_PX, type BarState, type ScrollStep } from "./nextBarState";

const SHOWN: BarState = { hidden: false, turn: 0 };
const PAGE = { end: 3000, top: 60, jump: false, mayHide: () => true };

/** The state after the page was at each of these places. */
const after = (start: BarState, places: readonly number[], page: Partial<ScrollStep> = {}): BarState =>
  places.reduce((state, y) => nextBarState(state, { ...PAGE, ...page, y }), start);

const hiddenAt = (turn: number): BarState => ({ hidden: true, turn });
const shownAt = (turn: number): BarState => ({ hidden: false, turn });

test("hides on the way down, shows on the way up", () => {
  const down = after(SHOWN, [100, 400, 800]);
  expect(down.hidden).toBe(true);
  expect(after(down, [790]).hidden).toBe(false);
});

test("is shown near the top in either direction", () => {
  expect(after(SHOWN, [20, 40, 60]).hidden).toBe(false);
  expect(after(hiddenAt(62), [60]).hidden).toBe(false);
});

test("a tremble and parts of pixels are no intention", () => {
  expect(after(shownAt(500), [503.5, 500.2, 507.9, 501]).hidden).toBe(false);
  expect(after(hiddenAt(500), [497.4, 500, 493, 499]).hidden).toBe(true);
});

test("slow movements add up", () => {
  const steps = (from: number, by: number) => Array.from({ length: SCROLL_INTENT_PX + 1 }, (_, at) => from + at * by);
  expect(after(shownAt(500), steps(500, 1)).hidden).toBe(true);
  expect(after(hiddenAt(500), steps(500, -1)).hidden).toBe(false);
});

test("the way is measured from where the reader turned", () => {
  expect(after(shownAt(500), [300, 306]).hidden).toBe(false);
  expect(after(shownAt(500), [300, 308]).hidden).toBe(true);
  expect(after(hiddenAt(500), [900, 893]).hidden).toBe(true);
  expect(after(hiddenAt(500), [900, 892]).hidden).toBe(false);
});

test("pulling the page over its top doesn't hide the bar, nor does the way back", () => {
  expect(after(SHOWN, [-60, -30, 0]).hidden).toBe(false);
});

test("pulling the page over its end changes nothing, nor does the way back", () => {
  expect(after(shownAt(3000), [3020, 3060, 3010, 3000]).hidden).toBe(false);
  expect(after(hiddenAt(3000), [3020, 3060, 3010, 3000]).hidden).toBe(true);
});

test("a page without room to scroll keeps its bar", () => {
  expect(after(SHOWN, [10, 40], { end: 0 }).hidden).toBe(false);
  expect(after(SHOWN, [10, 40], { end: -200 }).hidden).toBe(false);
});

test("a jump changes nothing, and the next movement counts from its end", () => {
  const jumped = after(SHOWN, [1500], { jump: true });
  expect(jumped).toEqual(shownAt(1500));
  expect(after(jumped, [1504]).hidden).toBe(false);
  expect(after(jumped, [1510]).hidden).toBe(true);
  expect(after(hiddenAt(1500), [700], { jump: true })).toEqual(hiddenAt(700));
});

test("a jump to the top shows the bar", () => {
  expect(after(hiddenAt(1500), [0], { jump: true }).hidden).toBe(false);
});

test("asks whether it may hide only when it would, and asks again a while later", () => {
  const mayHide = jest.fn(() => false);
  expect(after(shownAt(500), [504, 520], { mayHide })).toEqual(shownAt(520));
  expect(mayHide).toHaveBeenCalledTimes(1);
  expect(after(shownAt(520), [524, 540], { mayHide: () => true }).hidden).toBe(true);
  after(hiddenAt(900), [950, 400], { mayHide });
  expect(mayHide).toHaveBeenCalledTimes(1);
});

import { ARRIVING, LATE_PARTS, layOutRest } from "./layOutRest";

let root: HTMLElement;
/** How long each look at the clock says that the work before it took, in ms. */
let cost: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  let now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => (now += cost));
  cost = 5;
  document.body.innerHTML = `<div class="content" ${ARRIVING}><p></p>${'<figure class="code"></figure>'.repeat(4)}</div>`;
  root = document.querySelector<HTMLElement>(".content")!;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const laidOut = () => root.querySelectorAll("[data-laid-out]").length;
const frame = () => jest.advanceTimersByTime(16);

test("the rest comes after the first frame, in steps that end when they have taken long enough", () => {
  layOutRest(root);
  expect(laidOut()).toBe(0);
  jest.advanceTimersToNextTimer();
  expect(laidOut()).toBe(0);
  jest.advanceTimersToNextTimer();
  expect(laidOut()).toBe(2);
  jest.advanceTimersToNextTimer();
  expect(laidOut()).toBe(4);
  expect(root.hasAttribute(ARRIVING)).toBe(true);
  jest.advanceTimersToNextTimer();
  expect(root.outerHTML).not.toMatch(/data-/);
  expect(jest.getTimerCount()).toBe(0);
});

test("a page that is quick to lay out takes one step", () => {
  cost = 0;
  layOutRest(root);
  frame();
  jest.advanceTimersByTime(1);
  expect(root.outerHTML).not.toMatch(/data-/);
});

test.each(["pointerdown", "keydown", "hashchange", "popstate", "beforeprint"])("at %s all of it is there", (type) => {
  layOutRest(root);
  frame();
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event(type));
  expect(root.outerHTML).not.toMatch(/data-/);
  expect(jest.getTimerCount()).toBe(0);
});

test("a page that has gone costs nothing more", () => {
  layOutRest(root)();
  expect(jest.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event("keydown"));
  expect(root.hasAttribute(ARRIVING)).toBe(true);
});

test("parts are those of the page itself and of calls, not what is inside of other parts", () => {
  root.innerHTML = `<div class="tabs" id="a"><figure class="code"></figure></div><div class="op">
    <div class="op-parts"><ul class="fs"><li class="f" id="b"><ul class="fs"><li class="f"></li></ul></li></ul></div></div>`;
  expect([...root.querySelectorAll(LATE_PARTS)].map(({ id }) => id)).toEqual(["a", "b"]);
});

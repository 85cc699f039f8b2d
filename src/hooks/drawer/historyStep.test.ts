import { createHistoryStep, type HistoryStep } from "./historyStep";

const onBack = jest.fn();
let step: HistoryStep;
/** Stands for the router's listener. */
const router = jest.fn();

// The first listener: the step keeps its own pops from all later ones.
let onPop: (() => void) | undefined;
window.addEventListener("popstate", () => onPop?.(), { capture: true });
const popped = () => new Promise<void>((resolve) => (onPop = resolve));
const back = async () => {
  const pop = popped();
  window.history.back();
  await pop;
};
const forward = async () => {
  const pop = popped();
  window.history.forward();
  await pop;
};
const removed = () => new Promise<void>((resolve) => step.remove(resolve));

beforeEach(() => {
  jest.resetAllMocks();
  window.history.pushState({ key: "1" }, "", "/docs/before");
  window.history.pushState({ key: "2" }, "", "/docs/a#x");
  window.addEventListener("popstate", router);
  step = createHistoryStep(onBack);
});

afterEach(() => {
  step.dispose();
  window.removeEventListener("popstate", router);
});

test("Back closes the drawer, on the same page, and the router hears nothing of it", async () => {
  step.add();
  expect(window.history.state).toMatchObject({ key: "2" });
  expect(window.location.hash).toBe("#x");
  await back();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ key: "2" });
  expect(router).not.toHaveBeenCalled();
});

test("opened and closed five times, one Back goes to the page before", async () => {
  for (let time = 0; time < 5; time++) {
    step.add();
    await removed();
  }
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
  await back();
  expect(window.location.pathname).toBe("/docs/before");
  expect(router).toHaveBeenCalledTimes(1);
});

test("closed twice at once, as by a double click, it goes back once [drawer.closes-on-back]", async () => {
  step.add();
  const second = jest.fn();
  const first = removed();
  step.remove(second);
  await first;
  expect(window.history.state).toEqual({ key: "2" });
  expect(second).not.toHaveBeenCalled();
  step.add();
  await removed();
  expect(window.location.pathname).toBe("/docs/a");
});

test("what follows the closing starts at the page's own step", async () => {
  step.add();
  await removed();
  window.history.pushState({ key: "3" }, "", "/docs/b");
  await back();
  expect(window.location.pathname).toBe("/docs/a");
  expect(window.history.state).toEqual({ key: "2" });
  expect(router).toHaveBeenCalledTimes(1);
});

test("a step that Forward brings back is left again", async () => {
  step.add();
  await back();
  await forward();
  await popped();
  expect(window.history.state).toEqual({ key: "2" });
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("Back over several steps closes the drawer and is the router's", async () => {
  step.add();
  const pop = popped();
  window.history.go(-2);
  await pop;
  expect(window.location.pathname).toBe("/docs/before");
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).toHaveBeenCalledTimes(1);
});

test("a reload with the drawer open leaves no step behind", async () => {
  step.add();
  step.dispose();
  const pop = popped();
  step = createHistoryStep(onBack);
  await pop;
  expect(window.history.state).toEqual({ key: "2" });
  expect(onBack).not.toHaveBeenCalled();
});

test("where the history takes no step, closing works all the same", async () => {
  jest.spyOn(window.history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  step.add();
  await removed();
  expect(window.history.state).toEqual({ key: "2" });
});

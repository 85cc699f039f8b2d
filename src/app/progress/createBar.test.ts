import { createBar } from "./createBar";
import { drawStillBar } from "./drawStillBar";

/** A bar whose library comes when the test says so. */
function setUp() {
  const library = { start: jest.fn(), done: jest.fn() };
  const setRouteState = jest.fn();
  let settle: (fail: boolean) => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<typeof library>((resolve, reject) => {
        settle = (fail) => (fail ? reject(new Error("no network")) : resolve(library));
      }),
  );
  const bar = createBar({ load, drawStill: drawStillBar, setRouteState });
  const settled = (fail = false): Promise<unknown> => {
    settle(fail);
    return new Promise((done) => setTimeout(done));
  };
  return { bar, library, load, setRouteState, settle: settled };
}

const still = () => document.querySelectorAll("#nprogress .bar").length;

test("a library that is there draws the bar", async () => {
  const { bar, library, setRouteState, settle } = setUp();
  bar.prepare();
  await settle();
  expect(library.start).not.toHaveBeenCalled();
  bar.show();
  expect(library.start).toHaveBeenCalledTimes(1);
  expect(still()).toBe(0);
  expect(setRouteState).toHaveBeenLastCalledWith({ kind: "loading" });
  bar.hide();
  expect(library.done).toHaveBeenCalledTimes(1);
  expect(setRouteState).toHaveBeenLastCalledWith({ kind: "idle" });
});

test("one that is late takes over from a bar that stands still [nav.progress-bar]", async () => {
  const { bar, library, settle } = setUp();
  bar.prepare();
  bar.show();
  expect(still()).toBe(1);
  await settle();
  expect(still()).toBe(0);
  expect(library.start).toHaveBeenCalledTimes(1);
});

test("one that comes after the end of the navigation draws nothing", async () => {
  const { bar, library, settle } = setUp();
  bar.prepare();
  bar.show();
  bar.hide();
  expect(still()).toBe(0);
  await settle();
  expect(library.start).not.toHaveBeenCalled();
});

test("one that can't be loaded is asked for again by the next navigation, and the bar shows all the same", async () => {
  const { bar, library, load, settle } = setUp();
  bar.prepare();
  await settle(true);
  bar.show();
  expect(still()).toBe(1);
  bar.hide();
  bar.prepare();
  expect(load).toHaveBeenCalledTimes(2);
  await settle();
  bar.show();
  expect(still()).toBe(0);
  expect(library.start).toHaveBeenCalledTimes(1);
});

test("two navigations that ask for it load and start it once", async () => {
  const { bar, library, load, settle } = setUp();
  bar.prepare();
  bar.prepare();
  expect(load).toHaveBeenCalledTimes(1);
  bar.show();
  await settle();
  expect(library.start).toHaveBeenCalledTimes(1);
  bar.hide();
});

test("while the bar shows, the state can fail but isn't idle", () => {
  const { bar, setRouteState } = setUp();
  bar.show();
  setRouteState.mockClear();
  bar.setState({ kind: "idle" });
  expect(setRouteState).not.toHaveBeenCalled();
  bar.setState({ kind: "failed", message: "", retry: () => undefined, addressMoved: false });
  expect(setRouteState).toHaveBeenCalledTimes(1);
  bar.hide();
});

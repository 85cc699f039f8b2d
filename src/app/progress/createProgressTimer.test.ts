import { createProgressTimer } from "./createProgressTimer";

/** A clock that a test moves by hand. */
function createClock() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    set: (callback: () => void, delayMs: number) => {
      const timer = { at: now + delayMs, callback };
      timers.push(timer);
      return timer;
    },
    clear: (timer: { at: number; callback: () => void }) => {
      timers = timers.filter((other) => other !== timer);
    },
    advance: (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ callback }) => callback());
    },
  };
}

function setUp() {
  const clock = createClock();
  const log: string[] = [];
  const bar = { show: () => log.push("show"), hide: () => log.push("hide") };
  return { clock, log, timer: createProgressTimer(bar, 200, clock) };
}

test("a navigation of less than 200 ms shows no bar", () => {
  const { clock, log, timer } = setUp();
  const finish = timer.begin();
  clock.advance(199);
  finish();
  clock.advance(1000);
  expect(log).toEqual([]);
});

test("a slower one shows the bar after 200 ms and hides it at its end [const.progress-delay, decision.progress-start]", () => {
  const { clock, log, timer } = setUp();
  const finish = timer.begin();
  clock.advance(200);
  expect(log).toEqual(["show"]);
  expect(timer.busy()).toBe(true);
  finish();
  expect(log).toEqual(["show", "hide"]);
  expect(timer.busy()).toBe(false);
});

test("a second click hides the first one's bar and gets a delay of its own", () => {
  const { clock, log, timer } = setUp();
  timer.begin();
  clock.advance(250);
  timer.begin();
  expect(log).toEqual(["show", "hide"]);
  clock.advance(199);
  expect(log).toEqual(["show", "hide"]);
  clock.advance(1);
  expect(log).toEqual(["show", "hide", "show"]);
});

test("the end of a replaced navigation doesn't touch the one that replaced it", () => {
  const { clock, log, timer } = setUp();
  const finishFirst = timer.begin();
  const finishSecond = timer.begin();
  clock.advance(200);
  finishFirst();
  expect(log).toEqual(["show"]);
  finishSecond();
  expect(log).toEqual(["show", "hide"]);
});

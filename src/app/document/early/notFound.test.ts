import { EARLY_NOT_FOUND } from "./notFound";

const page = () => document.querySelector("p")!;

beforeEach(() => {
  jest.useFakeTimers();
  // As an inline script runs: on its own, in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_NOT_FOUND)();
});
afterEach(() => jest.useRealTimers());

test("shows the page if nobody has begun to decide some seconds after everything is loaded", () => {
  document.body.innerHTML = '<p data-undecided="unasked">Page not found</p>';
  jest.advanceTimersByTime(60_000);
  expect(page()).toHaveAttribute("data-undecided");
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(2900);
  expect(page()).toHaveAttribute("data-undecided");
  jest.advanceTimersByTime(200);
  expect(page()).not.toHaveAttribute("data-undecided");
});

test("leaves it to the site's script once that has taken over", () => {
  document.body.innerHTML = '<p data-undecided="asking">Page not found</p>';
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(60_000);
  expect(page()).toHaveAttribute("data-undecided", "asking");
});

test("other pages have nothing to show", () => {
  document.body.innerHTML = "<p>Bank codes</p>";
  window.dispatchEvent(new Event("load"));
  expect(() => jest.advanceTimersByTime(60_000)).not.toThrow();
});

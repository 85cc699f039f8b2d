import { ANNOUNCEMENT_KEY } from "../../../shared/announcement";
import { EARLY_ANNOUNCEMENT } from "./announcement";

const root = document.documentElement;
const run = () => {
  // As an inline script runs: on its own, in the page.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_ANNOUNCEMENT)();
};

beforeEach(() => {
  window.localStorage.clear();
  root.removeAttribute("data-announcement");
  root.setAttribute("data-announcement-id", "two");
});

test("a bar that was dismissed is hidden before the first paint [announcement.no-shift]", () => {
  window.localStorage.setItem(ANNOUNCEMENT_KEY, "two");
  run();
  expect(root).toHaveAttribute("data-announcement", "dismissed");
});

test.each(["one", "{", "null"])("%j stored hides nothing", (value) => {
  window.localStorage.setItem(ANNOUNCEMENT_KEY, value);
  run();
  expect(root).not.toHaveAttribute("data-announcement");
});

test("a page without a bar has nothing to hide", () => {
  root.removeAttribute("data-announcement-id");
  window.localStorage.setItem(ANNOUNCEMENT_KEY, "null");
  run();
  expect(root).not.toHaveAttribute("data-announcement");
});

test("storage that throws is no error", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(run).not.toThrow();
});

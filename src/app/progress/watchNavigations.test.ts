import type { ProgressTimer } from "./createProgressTimer";
import { watchNavigations } from "./watchNavigations";

const loadPageSync = jest.fn();
const loadPage = jest.fn();
const finish = jest.fn();
const begin = jest.fn(() => finish);
const timer: ProgressTimer = { begin, busy: () => false };

interface GatsbyWindow {
  ___navigate: (to: string | number, options?: object) => unknown;
}

const gatsby = window as unknown as GatsbyWindow;
let original: jest.Mock;

beforeEach(() => {
  jest.clearAllMocks();
  original = jest.fn(() => "result");
  loadPageSync.mockReturnValue(undefined);
  loadPage.mockResolvedValue({});
  Object.assign(window, {
    ___navigate: original,
    ___push: jest.fn(),
    ___replace: jest.fn(),
    ___loader: { loadPage, loadPageSync, hovering: jest.fn() },
  });
  watchNavigations(timer);
});

test("a navigation to a page that is not loaded begins at once, and ends with its load", async () => {
  expect(gatsby.___navigate("/docs/b?x=1#y", { replace: true })).toBe("result");
  expect(original).toHaveBeenCalledWith("/docs/b?x=1#y", { replace: true });
  expect(begin).toHaveBeenCalledTimes(1);
  expect(loadPage).toHaveBeenCalledWith("/docs/b?x=1");
  expect(finish).not.toHaveBeenCalled();
  await Promise.resolve();
  await Promise.resolve();
  expect(finish).toHaveBeenCalledTimes(1);
});

test("a page that is loaded already begins nothing: a change of the hash alone never shows a bar", () => {
  loadPageSync.mockReturnValue({});
  gatsby.___navigate("/docs/a#y");
  expect(begin).not.toHaveBeenCalled();
});

test("steps in the history are left to `popstate`", () => {
  gatsby.___navigate(-1);
  expect(begin).not.toHaveBeenCalled();
  expect(original).toHaveBeenCalledWith(-1);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(begin).toHaveBeenCalled();
});

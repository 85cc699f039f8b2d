import NProgress from "accessible-nprogress";

import { PROGRESS_DELAY_MS } from "../../shared/limits";
import { installProgressBar } from "./installProgressBar";

jest.mock("accessible-nprogress", () => ({
  __esModule: true,
  default: { start: jest.fn(), done: jest.fn(), remove: jest.fn() },
}));

interface GatsbyWindow {
  ___navigate: (to: string) => void;
}

let finishLoading: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const loadPage = () => new Promise<void>((resolve) => (finishLoading = resolve));
  Object.assign(window, {
    ___navigate: jest.fn(),
    ___loader: { loadPage, loadPageSync: () => undefined, hovering: jest.fn() },
  });
});
afterEach(() => jest.useRealTimers());

const navigate = (to: string) => (window as unknown as GatsbyWindow).___navigate(to);

test("starts the plugin's bar 200 ms after a navigation that is slow", async () => {
  installProgressBar();
  navigate("/docs/error-codes");
  jest.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(NProgress.start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(NProgress.start).toHaveBeenCalledTimes(1);
  finishLoading();
  await jest.runAllTimersAsync();
  expect(NProgress.done).toHaveBeenCalledTimes(1);
});

test("a bar that the plugin starts when nothing is going on is taken back", () => {
  const bar = installProgressBar();
  bar.dropStale();
  expect(NProgress.remove).toHaveBeenCalledTimes(1);
});

test("one that it starts during a navigation stays", () => {
  const bar = installProgressBar();
  navigate("/docs/error-codes");
  bar.dropStale();
  expect(NProgress.remove).not.toHaveBeenCalled();
});

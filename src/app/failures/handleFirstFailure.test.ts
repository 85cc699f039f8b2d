import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";

import { handleFirstFailure } from "./handleFirstFailure";

const ERROR = new Error("Loading chunk 7 failed");
const reload = jest.fn();
const fetchStatus = jest.fn<Promise<{ status: number }>, [string]>();

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = '<main id="main-content"><article>What the HTML says</article></main>';
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  reload.mockClear();
  fetchStatus.mockReset().mockResolvedValue({ status: 200 });
  Object.assign(window, { fetch: fetchStatus });
});

test("the first time the page is loaded in full, once, and the console says why [error.chunk-load]", async () => {
  await handleFirstFailure("/a", ERROR, reload);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("/a"), ERROR);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the second time a box has the error's text, and the article is still there [error.chunk-load]", async () => {
  await handleFirstFailure("/a", ERROR, reload);
  await handleFirstFailure("/a", ERROR, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Loading chunk 7 failed");
  expect(screen.getByText("What the HTML says")).toBeInTheDocument();
});

test("Retry reloads when the server answers, and keeps the page while it doesn't [error.chunk-load]", async () => {
  await handleFirstFailure("/a", ERROR, reload);
  await handleFirstFailure("/a", ERROR, reload);
  fetchStatus.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("The server can't be reached"));
  expect(reload).toHaveBeenCalledTimes(1);
  fetchStatus.mockResolvedValueOnce({ status: 200 });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("out of reach of the server nothing is reloaded: the page would be lost [failure.one-reload]", async () => {
  fetchStatus.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await handleFirstFailure("/a", ERROR, reload);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("alert")).toHaveTextContent("The server can't be reached");
});

test("what only works with JavaScript goes, since none runs: the menu is back in the bar", async () => {
  document.documentElement.classList.add("js");
  await handleFirstFailure("/a", ERROR, reload);
  expect(document.documentElement).toHaveClass("js");
  await handleFirstFailure("/a", ERROR, reload);
  expect(document.documentElement).not.toHaveClass("js");
});

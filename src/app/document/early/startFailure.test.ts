import { isMarked, RELOAD_MARKS_KEY } from "../../failures/reloadMarks";
import { EARLY_START_FAILURE } from "./startFailure";

const client = window as Window & { ___loader?: unknown };
const here = window.location.pathname;
const MARK = `${RELOAD_MARKS_KEY}=${here}`;
const box = () => document.querySelector('main > [role="alert"]:first-child');
const arrive = () => window.dispatchEvent(new Event("load"));

beforeAll(() => {
  // As an inline script runs: on its own, in the page. Its listener stays, so once is enough.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(EARLY_START_FAILURE)();
});

beforeEach(() => {
  document.body.innerHTML = '<main id="main-content"><h1>Bank codes</h1></main>';
  delete client.___loader;
  window.name = "";
});

test("a client that runs is left alone", () => {
  client.___loader = {};
  arrive();
  expect(isMarked(here)).toBe(false);
  expect(box()).toBeNull();
});

test("one that never ran leads to one full load, and to no box yet [failure.one-reload]", () => {
  // jsdom can't reload, and says so there.
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  arrive();
  expect(said).toHaveBeenCalledTimes(1);
  expect(isMarked(here)).toBe(true);
  expect(box()).toBeNull();
  said.mockRestore();
});

describe("after that load", () => {
  beforeEach(() => {
    window.name = MARK;
    arrive();
  });

  test("the box is above the article [nav.load-error]", () => {
    expect(box()).toHaveTextContent("This page could not be loaded.The scripts of this site did not load.Retry");
    expect(document.querySelector("h1")).toHaveTextContent("Bank codes");
  });

  test("Retry keeps the page while the server can't be reached [failure.retry]", async () => {
    const asked = jest.fn(() => Promise.reject(new TypeError("offline")));
    Object.assign(window, { fetch: asked });
    const shown = box()!;
    shown.querySelector("button")!.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(shown).toHaveTextContent("The server can't be reached.");
  });
});

test("nothing reloads twice [failure.one-reload]", () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  arrive();
  arrive();
  expect(said).toHaveBeenCalledTimes(1);
  expect(box()).not.toBeNull();
  said.mockRestore();
});

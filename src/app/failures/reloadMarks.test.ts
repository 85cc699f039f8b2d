import { clearMark, isMarked, markReload } from "./reloadMarks";

const blocked = () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
};

/** A storage that can be read, and not written. */
const full = () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
};

beforeEach(() => {
  window.sessionStorage.clear();
  window.name = "";
});

describe.each([
  ["with storage", () => undefined],
  ["with storage blocked", blocked],
  ["with storage full", full],
])("%s", (_kind, prepare) => {
  beforeEach(prepare);

  test("a mark holds for its page alone, until it is cleared", () => {
    expect(isMarked("/a")).toBe(false);
    markReload("/a");
    markReload("/b?x=1");
    expect([isMarked("/a"), isMarked("/b"), isMarked("/b?x=1")]).toEqual([true, false, true]);
    clearMark("/a");
    expect([isMarked("/a"), isMarked("/b?x=1")]).toEqual([false, true]);
  });

  test("a page marked twice is cleared at once", () => {
    markReload("/a");
    markReload("/a");
    clearMark("/a");
    expect(isMarked("/a")).toBe(false);
  });
});

test("a window's name that somebody else gave says nothing", () => {
  blocked();
  window.name = "/a";
  expect(isMarked("/a")).toBe(false);
});

test("once storage has room again the window's name is free", () => {
  full();
  markReload("/a");
  jest.restoreAllMocks();
  markReload("/b");
  expect([isMarked("/a"), isMarked("/b"), window.name]).toEqual([true, true, ""]);
});

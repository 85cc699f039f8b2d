import { EARLY_COLOR_MODE } from "./colorMode";

const root = document.documentElement;
const run = () => {
  const script = document.createElement("script");
  script.textContent = EARLY_COLOR_MODE;
  document.head.append(script);
};

beforeEach(() => {
  localStorage.clear();
  root.setAttribute("data-theme", "light");
  root.setAttribute("data-theme-switch", "");
});

afterEach(() => {
  jest.restoreAllMocks();
  root.removeAttribute("data-theme");
  root.removeAttribute("data-theme-switch");
});

test("the reader's mode stands in for the default", () => {
  localStorage.setItem("color-mode", "dark");
  run();
  expect(root).toHaveAttribute("data-theme", "dark");
});

test.each([null, "{", "null", "", "DARK", "0"])("%j, which is no mode, is ignored", (stored) => {
  if (stored !== null) {
    localStorage.setItem("color-mode", stored);
  }
  run();
  expect(root).toHaveAttribute("data-theme", "light");
});

test("a mode that was stored once doesn't count where there is no switch", () => {
  root.removeAttribute("data-theme-switch");
  localStorage.setItem("color-mode", "dark");
  run();
  expect(root).toHaveAttribute("data-theme", "light");
});

test("storage that throws leaves the default, without a word", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  run();
  expect(root).toHaveAttribute("data-theme", "light");
});

import { isSearchShortcut } from "./searchShortcut";

const isOne = (init: KeyboardEventInit, target: Element = document.body) => {
  let result = false;
  const listen = (event: KeyboardEvent) => (result = isSearchShortcut(event));
  window.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
  window.removeEventListener("keydown", listen);
  return result;
};

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "/" }, true],
  [{ key: "/", shiftKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false],
  [{ key: "/", ctrlKey: true }, false],
  [{ key: "x", ctrlKey: true }, false],
])("%j: %p", (init, expected) => {
  expect(isOne(init)).toBe(expected);
});

test("in a field `/` is a letter like others, and Ctrl+K still opens", () => {
  document.body.innerHTML = "<input><textarea></textarea>";
  for (const field of document.querySelectorAll("input, textarea")) {
    expect(isOne({ key: "/" }, field)).toBe(false);
    expect(isOne({ key: "k", ctrlKey: true }, field)).toBe(true);
  }
});

import { wrapFocus } from "./wrapFocus";

let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="box"><button>First</button><a href="/a">A</a><div inert><a href="/b">B</a></div></div><a href="/c">C</a>';
  box = document.getElementById("box")!;
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});

const press = (from: string, shiftKey = false, key = "Tab") => {
  [...document.querySelectorAll<HTMLElement>("a, button")].find(({ textContent }) => textContent === from)?.focus();
  const preventDefault = jest.fn();
  wrapFocus({ key, shiftKey, preventDefault }, box);
  return { stopped: preventDefault.mock.calls.length === 1, focus: document.activeElement?.textContent };
};

test.each([
  ["A", false, "Tab", { stopped: true, focus: "First" }],
  ["First", true, "Tab", { stopped: true, focus: "A" }],
  ["First", false, "Tab", { stopped: false, focus: "First" }],
  ["A", true, "Tab", { stopped: false, focus: "A" }],
  ["A", false, "ArrowDown", { stopped: false, focus: "A" }],
  ["C", false, "Tab", { stopped: true, focus: "First" }],
])("from %s, shift %s, key %s", (from, shift, key, expected) => {
  expect(press(from, shift, key)).toEqual(expected);
});

test("a box without a stop keeps the key", () => {
  box.innerHTML = "<p>Text</p>";
  expect(press("C")).toEqual({ stopped: true, focus: "C" });
});

import { revealInScrollBox } from "./revealInScrollBox";

function setUp(itemTop: number) {
  document.body.innerHTML = '<div id="box" style="overflow-y: auto"><a id="item">Item</a></div>';
  const box = document.getElementById("box")!;
  const item = document.getElementById("item")!;
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  box.getBoundingClientRect = () => ({ top: 60, bottom: 360, height: 300 }) as DOMRect;
  item.getBoundingClientRect = () => ({ top: itemTop, bottom: itemTop + 30 }) as DOMRect;
  return { box, item };
}

test("an item below the box comes into its upper third", () => {
  const { box, item } = setUp(700);
  revealInScrollBox(item);
  expect(box.scrollTop).toBe(700 - 60 - 100);
});

test("a box that shows the item already stays where the reader left it", () => {
  const { box, item } = setUp(200);
  box.scrollTop = 42;
  revealInScrollBox(item);
  expect(box.scrollTop).toBe(42);
});

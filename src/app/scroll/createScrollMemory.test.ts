import { createScrollMemory } from "./createScrollMemory";

/** A tab with one entry after the other, and how far it is scrolled. */
function tab(stored: string | null = null) {
  let [address, key, position] = ["/a", "1", 0];
  let written = stored;
  const memory = createScrollMemory({
    entry: () => ({ address, key }),
    position: () => position,
    scrollTo: (to) => {
      position = to;
    },
    read: () => stored,
    write: (text) => {
      written = text;
    },
  });
  return {
    memory,
    scroll: (to: number) => {
      position = to;
      memory.note();
    },
    /** A link to another page, which shows at once. */
    push: (to: string, newKey: string) => {
      memory.onPush();
      [address, key] = [to, newKey];
      memory.note();
      memory.onShown();
      position = 0;
      memory.note();
    },
    /** Back or Forward: the address changes at once, and the browser scrolls whatever is on screen. */
    pop: (to: string, itsKey: string, browserScrolls: number) => {
      [address, key] = [to, itsKey];
      memory.onPop();
      position = browserScrolls;
      memory.note();
    },
    position: () => position,
    written: () => written,
  };
}

test("Back and Forward lead to where each entry was left", () => {
  const { memory, scroll, push, pop, position } = tab();
  scroll(700);
  push("/b", "2");
  scroll(300);
  pop("/a", "1", 300);
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(700);
  pop("/b", "2", 300);
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(300);
});

test("while the page of the address isn't on screen yet, nothing counts for it, nor for the one that is", () => {
  const { memory, scroll, push, pop, position } = tab();
  scroll(1500);
  push("/b", "2");
  scroll(600);
  // The browser scrolls the short page that is still shown as far as it can.
  pop("/a", "1", 900);
  memory.note();
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(1500);
  pop("/b", "2", 1500);
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(600);
});

test("places on one page are entries of their own", () => {
  const { memory, scroll, pop, position } = tab();
  scroll(700);
  // A link to a place on the page: the browser goes there by itself, and the entry has no key.
  pop("/a#ids", "", 4500);
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(4500);
  pop("/a", "1", 700);
  expect(memory.onShown()).toBe(true);
  expect(position()).toBe(700);
});

test("an entry that was never seen is none to return to, and a link is no return", () => {
  const { memory, scroll, push, pop } = tab();
  scroll(700);
  pop("/new", "9", 0);
  expect(memory.onShown()).toBe(false);
  push("/a", "1");
  memory.onPush();
  expect(memory.onShown()).toBe(false);
});

test("a link ends a Back that was still loading", () => {
  const { memory, scroll, push, pop } = tab();
  scroll(700);
  push("/b", "2");
  pop("/a", "1", 0);
  memory.onPush();
  expect(memory.onShown()).toBe(false);
});

test("positions outlive the document; what isn't any is none", () => {
  const first = tab();
  first.scroll(700);
  first.memory.save();
  const second = tab(first.written());
  second.memory.onPop();
  expect(second.memory.onShown()).toBe(true);
  expect(second.position()).toBe(700);
  for (const text of ["{", "null", '[["1 /a","x"],[1]]', "[[]]"]) {
    const broken = tab(text);
    broken.memory.onPop();
    expect(broken.memory.onShown()).toBe(false);
  }
});

import { enhanceReveal } from "./enhanceReveal";

const HTML = `
  <details id="outer"><summary>Child fields of order</summary>
    <details id="inner"><summary>Child fields of item</summary><p id="field">amount</p></details>
  </details>
  <div class="tabs"><div role="tablist"><button role="tab" data-value="a"></button><button role="tab" data-value="b"></button></div>
    <div role="tabpanel" id="panel-a" data-value="a" data-active></div>
    <div role="tabpanel" id="panel-b" data-value="b"><p id="in-b">b</p></div>
  </div>`;

const details = (id: string) => document.getElementById(id) as HTMLDetailsElement;

function setUp(hash: string) {
  window.history.replaceState(null, "", `/${hash}`);
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  Element.prototype.scrollIntoView = jest.fn();
  return enhanceReveal(document.getElementById("root")!);
}

afterEach(() => window.history.replaceState(null, "", "/"));

test("opens all details around the place that the address names", () => {
  setUp("#field");
  expect([details("outer").open, details("inner").open]).toEqual([true, true]);
});

test("selects the tab that the place is in", () => {
  setUp("#in-b");
  expect(document.getElementById("panel-b")).toHaveAttribute("data-active");
  expect(document.getElementById("panel-a")).not.toHaveAttribute("data-active");
});

test("does so too when only the hash changes, and then goes there", () => {
  const remove = setUp("");
  window.history.replaceState(null, "", "/#field");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(details("inner").open).toBe(true);
  expect(document.getElementById("field")!.scrollIntoView).toHaveBeenCalledTimes(1);
  remove();
});

test.each(["#no-such-id", "#%E0%A4%A"])("ignores %s", (hash) => {
  setUp(hash);
  expect(details("outer").open).toBe(false);
});

test("everything is open on paper, and closed again after", () => {
  const remove = setUp("");
  window.dispatchEvent(new Event("beforeprint"));
  expect([details("outer").open, details("inner").open]).toEqual([true, true]);
  window.dispatchEvent(new Event("afterprint"));
  expect([details("outer").open, details("inner").open]).toEqual([false, false]);
  remove();
});

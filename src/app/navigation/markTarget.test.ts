import { markTarget } from "./markTarget";

const marked = () => [...document.querySelectorAll("[data-target]")].map(({ id }) => id);
const isOwn = () => document.documentElement.hasAttribute("data-own-target");

beforeEach(() => {
  document.body.innerHTML = '<p id="a"></p><p id="größe"></p>';
});

test("what the hash names is marked where the browser doesn't, one at a time", () => {
  markTarget("#a");
  expect([marked(), isOwn()]).toEqual([["a"], true]);
  markTarget("#gr%C3%B6%C3%9Fe");
  expect([marked(), isOwn()]).toEqual([["größe"], true]);
});

test.each(["", "#", "#nothing", "#%E0%A4%A"])("with the hash %j nothing is", (hash) => {
  markTarget("#a");
  markTarget(hash);
  expect([marked(), isOwn()]).toEqual([[], false]);
});

test("where the browser marks it itself nothing is added; a mark of its own that is out of date counts no more", () => {
  // jsdom knows no target of its own.
  const target = document.getElementById("a");
  const query = jest.spyOn(document, "querySelector").mockReturnValue(target);
  markTarget("#a");
  expect(query).toHaveBeenCalledWith(":target");
  expect([marked(), isOwn()]).toEqual([[], false]);
  markTarget("");
  expect([marked(), isOwn()]).toEqual([[], true]);
});

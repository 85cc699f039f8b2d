import { act, screen } from "@testing-library/react";

import { mountIslands } from "./mountIslands";

type Entry = Pick<IntersectionObserverEntry, "isIntersecting" | "target">;

let intersect: (entries: readonly Entry[]) => void = () => undefined;

class FakeObserver {
  constructor(callback: (entries: readonly Entry[]) => void) {
    intersect = callback;
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<div id="root">
    <div data-island="row-filter" data-props='{"target":"codes","label":"Error codes"}'></div>
    <table id="codes"><tbody><tr><td>A</td></tr></tbody></table></div>`;
});

const root = () => document.getElementById("root")!;
const place = () => root().querySelector("[data-island]")!;

test("an island comes when its place is near the window, not before", async () => {
  const remove = mountIslands(root());
  act(() => intersect([{ isIntersecting: false, target: place() }]));
  expect(place()).toBeEmptyDOMElement();
  await act(async () => {
    intersect([{ isIntersecting: true, target: place() }]);
    await import("../../islands/RowFilter/RowFilter");
  });
  expect(await screen.findByRole("searchbox", { name: "Filter error codes" })).toBeInTheDocument();
  remove();
});

test("an island that is still loading when the page goes is not mounted", async () => {
  const remove = mountIslands(root());
  intersect([{ isIntersecting: true, target: place() }]);
  remove();
  await import("../../islands/RowFilter/RowFilter");
  expect(place()).toBeEmptyDOMElement();
});

import { act, render, screen } from "@testing-library/react";

import { setRouteState } from "../../../hooks/routeState";
import { Main } from "./Main";

beforeEach(() => {
  act(() => setRouteState({ kind: "idle" }));
  render(
    <Main>
      <article>The last page</article>
    </Main>,
  );
});

const main = () => screen.getByRole("main", { hidden: true });

test("idle, it holds the page and nothing else", () => {
  expect(main()).not.toHaveAttribute("aria-busy");
  expect(main().children).toHaveLength(1);
});

test("while the next page is slow it is busy, and the last one keeps its place [page.states, nav.busy]", () => {
  act(() => setRouteState({ kind: "loading" }));
  expect(main()).toHaveAttribute("aria-busy", "true");
  expect(main()).toHaveAttribute("data-veiled");
  expect(screen.getByText("The last page")).toBeInTheDocument();
  act(() => setRouteState({ kind: "idle" }));
  expect(main()).not.toHaveAttribute("data-veiled");
});

test("after a failure the box has the error's text and Retry [error.chunk-load]", () => {
  const retry = jest.fn();
  act(() => setRouteState({ kind: "failed", message: "chunk 7 is gone", retry, addressMoved: false }));
  expect(screen.getByRole("alert")).toHaveTextContent("chunk 7 is gone");
  expect(main()).not.toHaveAttribute("data-veiled");
  screen.getByRole("button", { name: "Retry" }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test("the last page is veiled when the address is already another one", () => {
  act(() => setRouteState({ kind: "failed", message: "x", retry: jest.fn(), addressMoved: true }));
  expect(main()).toHaveAttribute("data-veiled");
});

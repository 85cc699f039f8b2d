import { fireEvent, render, screen } from "@testing-library/react";

import type { RouteState } from "../../../hooks/routeState";
import { RouteStatus } from "./RouteStatus";

const failed = (): RouteState => ({ kind: "failed", message: "no network", retry: jest.fn(), addressMoved: false });
const retry = () => screen.getByRole("button", { name: "Retry" });

test.each<[string, readonly RouteState[]]>([
  ["at once", []],
  ["after a while", [{ kind: "idle" }, { kind: "loading" }]],
])("a Retry that fails again, %s, keeps the focus", (_when, between) => {
  const { rerender } = render(<RouteStatus state={failed()} />);
  expect(retry()).not.toHaveFocus();
  retry().focus();
  fireEvent.click(retry());
  for (const state of between) rerender(<RouteStatus state={state} />);
  rerender(<RouteStatus state={failed()} />);
  expect(retry()).toHaveFocus();
});

test("a page that fails later takes no focus", () => {
  const { rerender } = render(<RouteStatus state={failed()} />);
  fireEvent.click(retry());
  rerender(<RouteStatus state={{ kind: "idle" }} />);
  // The page was found: the focus is on it.
  const main = Object.assign(document.createElement("main"), { tabIndex: -1 });
  document.body.append(main);
  main.focus();
  rerender(<RouteStatus state={{ kind: "loading" }} />);
  rerender(<RouteStatus state={failed()} />);
  expect(retry()).not.toHaveFocus();
});

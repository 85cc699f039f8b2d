import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { CrashScreen } from "./CrashScreen";

const ERROR = new Error("no title", { cause: new Error("no data", { cause: "offline" }) });

test("says what happened and why, and offers to try again [nav.crash-screen, error.render-failure]", async () => {
  const retry = jest.fn();
  render(<CrashScreen error={ERROR} onRetry={retry} />);
  expect(screen.getByRole("heading", { level: 1, name: "This page crashed." })).toBeVisible();
  expect(screen.getByText("no title")).toBeVisible();
  const causes = within(screen.getByRole("list", { name: "Causes" })).getAllByRole("listitem");
  expect(causes.map(({ textContent }) => textContent)).toEqual(["no data", "offline"]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("is said to a screen reader, and takes the focus that the page has lost", () => {
  render(<CrashScreen error={ERROR} onRetry={jest.fn()} />);
  expect(screen.getByRole("alert", { name: "This page crashed." })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("leaves the focus where it is still of use", () => {
  const { rerender } = render(<button type="button">Menu</button>);
  screen.getByRole("button", { name: "Menu" }).focus();
  rerender(
    <>
      <button type="button">Menu</button>
      <CrashScreen error={ERROR} onRetry={jest.fn()} />
    </>,
  );
  expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
});

test("alone, it is the main landmark and leads home", () => {
  render(<CrashScreen error="odd" onRetry={jest.fn()} home="/portal/" />);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("alert"));
  expect(screen.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/portal/");
  expect(screen.queryByRole("list")).toBeNull();
});

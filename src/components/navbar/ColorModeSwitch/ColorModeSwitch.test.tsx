import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { ColorModeSwitch } from "./ColorModeSwitch";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.setAttribute("data-theme", "light");
});

afterEach(() => {
  jest.restoreAllMocks();
  root.removeAttribute("data-theme");
});

test("turns to the other mode and back, and remembers it", async () => {
  render(<ColorModeSwitch />);
  await userEvent.click(screen.getByRole("button"));
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("color-mode")).toBe("dark");
  await userEvent.click(screen.getByRole("button"));
  expect(root).toHaveAttribute("data-theme", "light");
  expect(localStorage.getItem("color-mode")).toBe("light");
});

test("says what it does in either mode, with icons of 24 px", () => {
  render(<ColorModeSwitch />);
  expect(screen.getByText("Switch to dark mode")).toBeInTheDocument();
  expect(screen.getByText("Switch to light mode")).toBeInTheDocument();
  const icons = [...screen.getByRole("button").querySelectorAll("svg")];
  expect(icons.map((icon) => [icon.getAttribute("width"), icon.getAttribute("height")])).toEqual([
    ["24", "24"],
    ["24", "24"],
  ]);
});

test("a visit alone stores nothing", () => {
  render(<ColorModeSwitch />);
  expect(localStorage).toHaveLength(0);
});

test("a stored text that is no mode is replaced by the mode in use", () => {
  localStorage.setItem("color-mode", "{");
  root.setAttribute("data-theme", "dark");
  render(<ColorModeSwitch />);
  expect(localStorage.getItem("color-mode")).toBe("dark");
});

test("switches where nothing can be stored", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  render(<ColorModeSwitch />);
  await userEvent.click(screen.getByRole("button"));
  expect(root).toHaveAttribute("data-theme", "dark");
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Dropdown } from "./Dropdown";

const show = () => {
  render(
    <>
      <a href="#before">Before</a>
      <Dropdown id="more" label="More">
        <li>
          <a href="#one">One</a>
        </li>
        <li>
          <a href="#two">Two</a>
        </li>
        <li>
          <a href="#three">Three</a>
        </li>
      </Dropdown>
      <a href="#after">After</a>
    </>,
  );
  return screen.getByRole("button", { name: "More" });
};

const link = (name: string) => screen.getByRole("link", { name });
const isOpen = () => screen.getByRole("button").getAttribute("aria-expanded") === "true";

test("the button says what it opens, and the links are in the HTML before it does", () => {
  const button = show();
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toContainElement(link("One"));
});

test.each(["{Enter}", " "])("the key %j opens and closes it, and leaves the focus where it is", async (key) => {
  const button = show();
  button.focus();
  await userEvent.keyboard(key);
  expect(isOpen()).toBe(true);
  expect(button).toHaveFocus();
  await userEvent.keyboard(key);
  expect(isOpen()).toBe(false);
});

test("a click that no key or pointer made opens it, as a screen reader's does", () => {
  const button = show();
  act(() => button.click());
  expect(isOpen()).toBe(true);
});

test.each([
  ["{ArrowDown}", "One"],
  ["{ArrowUp}", "Three"],
])("%s opens it on the link %s, and goes there when it is open already", async (key, name) => {
  const button = show();
  button.focus();
  await userEvent.keyboard(key);
  expect(isOpen()).toBe(true);
  expect(link(name)).toHaveFocus();
  button.focus();
  await userEvent.keyboard(key);
  expect(link(name)).toHaveFocus();
});

test("arrow keys, Home and End go through the links and back to the button", async () => {
  const button = show();
  button.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(link("Two")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(link("Three")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(link("Three")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(link("One")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(button).toHaveFocus();
  expect(isOpen()).toBe(true);
});

test("Escape closes it and gives the focus back to the button", async () => {
  const button = show();
  button.focus();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

test("Escape closes it where a click doesn't focus buttons", () => {
  const button = show();
  fireEvent.click(button);
  expect(button).not.toHaveFocus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

test("focus and the pointer alone change nothing", async () => {
  const button = show();
  await userEvent.tab();
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(isOpen()).toBe(false);
  await userEvent.hover(button);
  expect(isOpen()).toBe(false);
});

test("focus that leaves closes it; focus that moves within doesn't, nor does a window that loses it", async () => {
  const button = show();
  await userEvent.click(button);
  act(() => link("One").focus());
  expect(isOpen()).toBe(true);
  fireEvent.blur(link("One"), { relatedTarget: null });
  expect(isOpen()).toBe(true);
  act(() => link("After").focus());
  expect(isOpen()).toBe(false);
});

test("a press elsewhere closes it; one inside doesn't", async () => {
  const button = show();
  await userEvent.click(button);
  fireEvent.pointerDown(link("Two"));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test("choosing a link closes it, and the focus isn't lost with the list", async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.click(link("Two"));
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

import { render, screen } from "@testing-library/react";

import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { DropdownItem } from "./DropdownItem";

const ITEM = {
  ...{ type: "dropdown", label: "More", to: null, href: null },
  items: [
    { label: "Blog", to: "/blog", href: null },
    { label: "Error codes", to: "/docs/error-codes", href: null },
    { label: "Support", to: null, href: "https://support.example.com" },
  ],
};

const show = (path: string) =>
  render(
    <InScope scope={{ ...SCOPE, path }}>
      <DropdownItem item={ITEM} current={undefined} />
    </InScope>,
  );

test("its links are all in the HTML, under its label [navbar.items]", () => {
  show("/");
  expect(screen.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "false");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/blog",
    "/docs/error-codes",
    "https://support.example.com",
  ]);
});

test("the link of the page in view is marked, and with it the button", () => {
  show("/docs/error-codes");
  expect(screen.getByRole("link", { name: "Error codes" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Blog" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("button")).toHaveAttribute("data-current");
});

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

import type { SidebarTreeItem } from "../../../shared/sidebar/buildSidebarTree";
import { SidebarItems } from "./SidebarItems";

const TREE: readonly SidebarTreeItem[] = [
  {
    type: "category",
    id: "start",
    label: "Get started",
    path: "/docs/introduction/overview",
    items: [{ type: "link", docId: "introduction/overview", label: "Overview", path: "/docs/introduction/overview" }],
  },
  {
    type: "category",
    id: "payments",
    label: "Payments",
    path: "/docs/v2/payment/quick-pay",
    items: [{ type: "link", docId: "v2/payment/quick-pay", label: "Quick pay", path: "/docs/v2/payment/quick-pay" }],
  },
  { type: "link", docId: "error-codes", label: "Error codes", path: "/docs/error-codes" },
];

const prepare = jest.fn();

function Sidebar() {
  const [open, setOpen] = useState<readonly string[]>(["start"]);
  const toggle = ({ id }: { readonly id: string }) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  return (
    <SidebarItems
      items={TREE}
      docId="introduction/overview"
      idPrefix="sidebar"
      isOpen={(id) => open.includes(id)}
      toggle={toggle}
      prepare={prepare}
      toggled={null}
    />
  );
}

test("the page's own entry is marked", () => {
  render(<Sidebar />);
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Overview");
});

test("a closed category is a link to its first page and has nothing below it", () => {
  render(<Sidebar />);
  expect(screen.getByRole("link", { name: "Payments" })).toHaveAttribute("href", "/docs/v2/payment/quick-pay");
  expect(screen.queryByRole("link", { name: "Quick pay" })).not.toBeInTheDocument();
});

test("its toggle opens it in place, by mouse and by keyboard", async () => {
  render(<Sidebar />);
  const toggle = screen.getByRole("button", { name: "Pages of Payments" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  const list = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
  expect(within(list!).getByRole("link", { name: "Quick pay" })).toBeInTheDocument();
  toggle.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("link", { name: "Quick pay" })).not.toBeInTheDocument();
});

test("the pointer or the focus on a toggle tells that a category may be opened", async () => {
  render(<Sidebar />);
  const toggle = screen.getByRole("button", { name: "Pages of Payments" });
  prepare.mockClear();
  await userEvent.hover(toggle);
  expect(prepare).toHaveBeenCalledTimes(1);
  toggle.focus();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("toggles are for readers with JavaScript", () => {
  render(<Sidebar />);
  for (const toggle of screen.getAllByRole("button")) {
    expect(toggle).toHaveClass("needs-js");
  }
});

test.each<[SidebarTreeItem, string]>([
  [
    { type: "link", docId: "error-codes", label: "Error codes", path: "" },
    'sidebar item "Error codes" (doc "error-codes") leads nowhere: it has no path',
  ],
  [
    { type: "category", id: "payments", label: "Payments", path: "", items: [] },
    'sidebar item "Payments" (category "payments") leads nowhere: it has no path',
  ],
])("an item with nothing to link to is an error that names it [error.sidebar-link]", (item, message) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const show = () =>
    render(
      <SidebarItems
        items={[item]}
        docId=""
        idPrefix="sidebar"
        isOpen={() => false}
        toggle={() => undefined}
        prepare={() => undefined}
        toggled={null}
      />,
    );
  expect(show).toThrow(message);
});

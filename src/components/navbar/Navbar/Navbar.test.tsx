import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import type { NavbarItem } from "../../../hooks/site/types";
import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { Navbar } from "./Navbar";

const item = (type: string, label: string, to: string | null, href: string | null = null): NavbarItem => ({
  ...{ type, label, to, href },
  items: [],
});

const ITEMS = [
  item("doc", "Docs", "/docs/introduction/overview"),
  item("doc", "SDK", "/docs/quickstart/sdk"),
  item("link", "GitHub", null, "https://github.example.com/acme-pay"),
];

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE }));

interface Shown {
  readonly items?: readonly NavbarItem[];
  readonly path?: string | null;
  readonly docs?: boolean;
  readonly colorSwitch?: boolean;
  readonly menuOpen?: boolean;
  readonly onMenu?: () => void;
}

const show = ({ items = ITEMS, path = "/", docs = false, ...rest }: Shown = {}) =>
  render(
    <InScope scope={SCOPE}>
      <Navbar
        {...{ title: "Acme Pay", logo: "/logo.svg", home: "/", items, path, docs }}
        {...{ colorSwitch: false, menuId: "menu", menuOpen: false, onMenu: () => undefined }}
        {...rest}
      />
    </InScope>,
  );

const current = () => screen.queryAllByRole("link").filter((link) => link.hasAttribute("aria-current"));

test("shows the site's name, then Docs, SDK and GitHub [product.navbar]", () => {
  show();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Acme Pay",
    "Docs",
    "SDK",
    "GitHub (external site)",
  ]);
});

test.each([
  ["/docs/quickstart/sdk", true, "SDK", "page"],
  ["/docs/introduction/overview", true, "Docs", "page"],
  ["/docs/error-codes", true, "Docs", "true"],
])("on %s one item is current", (path, docs, label, match) => {
  show({ path, docs });
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent(label);
  expect(current()[0]).toHaveAttribute("aria-current", match);
});

test.each([
  ["/", false],
  ["/docs/no-such-page", false],
  [null, false],
])("on %s, which is no docs page, none is", (path, docs) => {
  show({ path, docs });
  expect(current()).toEqual([]);
});

test("the docs of a locale are docs", () => {
  show({
    items: [item("doc", "المستندات", "/ar/docs/introduction/overview")],
    path: "/ar/docs/error-codes",
    docs: true,
  });
  expect(current().map((link) => link.getAttribute("aria-current"))).toEqual(["true"]);
});

test("search stands behind the links, wherever the settings list it", () => {
  show({ items: [item("search", "Find", null), ...ITEMS] });
  const nav = screen.getByRole("navigation", { name: "Main" });
  expect(within(nav).getAllByRole("link")).toHaveLength(3);
  const search = screen.getAllByText("Find")[0]!;
  expect(nav.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test("the toggle says what it opens and whether that is open", async () => {
  const onMenu = jest.fn();
  show({ onMenu });
  const toggle = screen.getByRole("button", { name: "Open menu" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(toggle).toHaveAttribute("aria-controls", "menu");
  expect(toggle).toHaveClass("needs-js");
  await userEvent.click(toggle);
  expect(onMenu).toHaveBeenCalledTimes(1);
});

test("the toggle of an open menu says so", () => {
  show({ menuOpen: true });
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "true");
});

test("the colour switch is there where the settings have it on", () => {
  show({ colorSwitch: true });
  expect(screen.getByRole("button", { name: /Switch to/ })).toBeInTheDocument();
});

test("and isn't where they don't [product.light-only]", () => {
  show();
  expect(screen.queryByRole("button", { name: /Switch to/ })).toBeNull();
});

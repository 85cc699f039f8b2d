import { render, screen } from "@testing-library/react";

import { Navbar } from "./Navbar";

const ITEMS = [
  { type: "doc", label: "Docs", to: "/docs/introduction/overview", href: null },
  { type: "doc", label: "SDK", to: "/docs/quickstart/sdk", href: null },
  { type: "link", label: "GitHub", to: null, href: "https://github.example.com/acme-pay" },
];

const show = (path: string | null, docs: boolean) =>
  render(<Navbar title="Acme Pay" logo="/logo.svg" items={ITEMS} path={path} docs={docs} />);
const current = () => screen.queryAllByRole("link").filter((link) => link.hasAttribute("aria-current"));

test("shows the site's name, then Docs, SDK and GitHub", () => {
  show("/", false);
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
  show(path, docs);
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent(label);
  expect(current()[0]).toHaveAttribute("aria-current", match);
});

test.each([
  ["/", false],
  ["/docs/no-such-page", false],
  [null, false],
])("on %s, which is no docs page, none is", (path, docs) => {
  show(path, docs);
  expect(current()).toEqual([]);
});

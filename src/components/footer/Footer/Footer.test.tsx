import { render, screen, within } from "@testing-library/react";

import { Footer } from "./Footer";

const LINKS = [
  { label: "Blog", to: "/blog", href: null },
  { label: "Support", to: null, href: "mailto:support@example.com" },
];
const base = { logo: "/logo.svg", copyright: "Copyright © 2025 Acme Pay." };

test("link columns, each under its title [footer.columns]", () => {
  render(<Footer {...base} style="columns" columns={[{ title: "More", items: LINKS }]} links={[]} />);
  const column = screen.getByRole("list", { name: "More" });
  expect(within(column).getAllByRole("link")).toHaveLength(2);
});

test("a single row of links [footer.row]", () => {
  render(<Footer {...base} style="row" columns={[]} links={LINKS} />);
  const nav = screen.getByRole("navigation", { name: "Footer" });
  expect(within(nav).getAllByRole("list")).toHaveLength(1);
  expect(within(nav).getByRole("link", { name: "Support" })).toHaveAttribute("href", "mailto:support@example.com");
});

test.each(["columns", "row"])("style %s has the copyright line", (style) => {
  render(<Footer {...base} style={style} columns={[]} links={[]} />);
  expect(within(screen.getByRole("contentinfo")).getByText("Copyright © 2025 Acme Pay.")).toBeInTheDocument();
});

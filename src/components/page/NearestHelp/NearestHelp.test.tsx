import { render, screen, within } from "@testing-library/react";

import { NearestHelp } from "./NearestHelp";

const NEAR = [
  { path: "/docs/v2/payment/quick-pay", title: "Take a quick payment" },
  { path: "/docs/pos/payment", title: "Take a payment" },
];

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("names the nearest pages with their titles [not-found.suggestions]", () => {
  render(<NearestHelp path="/docs/quickpay" near={NEAR} areas={[]} />);
  const list = screen.getByRole("region", { name: "Did you mean" });
  expect(links(list)).toEqual(NEAR.map(({ path }) => path));
  expect(within(list).getByText("Take a quick payment")).toBeVisible();
});

test.each([
  ["/docs/payment/quick-pay.html", "Search for “quick pay”", "/search?q=quick%20pay"],
  ["/docs/payment/quick-pay/", "Search for “quick pay”", "/search?q=quick%20pay"],
  ["/docs/f%C3%BCr", "Search for “für”", "/search?q=f%C3%BCr"],
  ["/404.html", "Search", "/search"],
  ["/docs/%E0%A4%A", "Search", "/search"],
  [`/docs/${"long-".repeat(20)}`, "Search", "/search"],
  [null, "Search", "/search"],
])("%s offers to %s", (path, name, to) => {
  render(<NearestHelp path={path} near={[]} areas={[]} />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", to);
  expect(screen.queryByRole("region")).toBeNull();
});

test("leads to the list of all pages and to the areas [decision.sitemap]", () => {
  render(<NearestHelp path={null} near={[]} areas={[{ title: "Payments", description: "", to: "/docs/pay" }]} />);
  expect(links(document.body)).toEqual(["/search", "/sitemap", "/docs", "/", "/docs/pay"]);
});

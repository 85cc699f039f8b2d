import { render, screen } from "@testing-library/react";

import { SiteLink } from "./SiteLink";

test("a site path is a plain link", () => {
  render(<SiteLink to="/docs/error-codes">Error codes</SiteLink>);
  expect(screen.getByRole("link", { name: "Error codes" })).toHaveAttribute("href", "/docs/error-codes");
});

test("an external address is marked, for eyes and ears", () => {
  render(<SiteLink href="https://github.example.com/acme-pay">GitHub</SiteLink>);
  const link = screen.getByRole("link", { name: "GitHub (external site)" });
  expect(link).toHaveAttribute("href", "https://github.example.com/acme-pay");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("a mail address is not an external site", () => {
  render(<SiteLink href="mailto:support@example.com">Support</SiteLink>);
  expect(screen.getByRole("link", { name: "Support" })).not.toHaveAttribute("rel");
});

test("a link that leads nowhere names itself", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<SiteLink>Lost</SiteLink>)).toThrow('link "Lost" leads nowhere: it needs `to` or `href`');
});

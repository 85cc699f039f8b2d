import { render, screen } from "@testing-library/react";

import { PageNav } from "./PageNav";

const link = { label: "Verify signature", path: "/docs/quickstart/verify-signature" };

test("says which way each link goes [docs.previous-next]", () => {
  render(<PageNav label="Docs pages" previous={null} next={link} />);
  expect(screen.getByRole("navigation", { name: "Docs pages" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Next Verify signature" })).toHaveAttribute("rel", "next");
});

test("a page without neighbours has no such landmark", () => {
  render(<PageNav label="Docs pages" previous={null} next={null} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

import { render, screen } from "@testing-library/react";

import { TableOfContents } from "./TableOfContents";

test("lists the headings as links to their places", () => {
  render(
    <TableOfContents
      entries={[
        { level: 2, id: "tips--tricks", text: "Tips & Tricks" },
        { level: 3, id: "a--b", text: "a < b" },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Tips & Tricks" })).toHaveAttribute("href", "#tips--tricks");
  expect(screen.getByRole("link", { name: "a < b" })).toHaveAttribute("href", "#a--b");
});

test("a page without headings has no contents", () => {
  render(<TableOfContents entries={[]} />);
  expect(screen.queryByText("On this page")).not.toBeInTheDocument();
});

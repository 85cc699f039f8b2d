import { render, screen } from "@testing-library/react";

import { PageDetails } from "./PageDetails";

test("says where the page is edited and the day of its last change [docs.edit-link, docs.last-updated]", () => {
  const { container } = render(
    <PageDetails editUrl="https://git.example.com/edit/a.mdx" lastUpdated="2024-03-01T23:59:59.000Z" />,
  );
  expect(screen.getByRole("link", { name: "Edit this page (external site)" })).toHaveAttribute(
    "href",
    "https://git.example.com/edit/a.mdx",
  );
  expect(container).toHaveTextContent("Last updated on March 1, 2024");
  expect(screen.getByText("March 1, 2024")).toHaveAttribute("datetime", "2024-03-01");
});

test("leaves out what isn't known", () => {
  const { container, rerender } = render(<PageDetails editUrl={null} lastUpdated="2024-03-01T00:00:00.000Z" />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  rerender(<PageDetails editUrl="https://git.example.com/edit/a.mdx" lastUpdated={null} />);
  expect(container).not.toHaveTextContent("Last updated");
  rerender(<PageDetails editUrl={null} lastUpdated={null} />);
  expect(container).toBeEmptyDOMElement();
});

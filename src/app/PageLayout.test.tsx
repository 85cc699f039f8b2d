import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import { SITE } from "../testing/fixtures/site";
import { PageLayout } from "./PageLayout";

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({
    siteConfig: SITE,
    allSidebarCategory: { nodes: [] },
    allSidebarLink: {
      nodes: [
        {
          docId: "introduction/overview",
          label: "Overview",
          path: "/docs/introduction/overview",
          position: 1,
          categoryId: null,
        },
      ],
    },
  }),
);

const show = (data: unknown, pathname: string) =>
  render(
    <PageLayout data={data} location={{ pathname }}>
      <h1>Page</h1>
    </PageLayout>,
  );

test("docs pages have the docs' sidebar, and /docs marks the doc that it shows", () => {
  show({ page: { docId: "introduction/overview", path: "/docs/introduction/overview" } }, "/docs");
  expect(screen.getByRole("navigation", { name: "Docs" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
});

test("other pages have none, whatever their address", () => {
  show({}, "/docs/no-such-page");
  expect(screen.queryByRole("navigation", { name: "Docs" })).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { name: "Page" }));
});

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

test("docs pages have the docs' sidebar, and /docs marks the doc that it shows [routes.one-sidebar]", () => {
  show({ page: { docId: "introduction/overview", path: "/docs/introduction/overview" } }, "/docs");
  expect(screen.getByRole("navigation", { name: "Docs" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Docs" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
});

test("a page of another locale has that locale's settings around it", () => {
  const locales = [...SITE.locales, { code: "ar", label: "العربية", dir: "rtl", path: "/ar" }];
  const ar = {
    ...SITE,
    locales,
    locale: "ar",
    direction: "rtl",
    localePath: "/ar",
    navbar: { ...SITE.navbar, title: "زفير" },
  };
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: { ...SITE, locales }, otherSites: { nodes: [ar] } });
  render(
    <PageLayout data={{}} pageContext={{ localePath: "/ar" }} location={{ pathname: "/ar/blog" }}>
      <h1>Page</h1>
    </PageLayout>,
  );
  expect(screen.getByRole("link", { name: "زفير" })).toHaveAttribute("href", "/ar");
  expect(document.documentElement).toHaveAttribute("lang", "ar");
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
});

test("other pages have none, whatever their address", () => {
  show({}, "/docs/no-such-page");
  expect(screen.queryByRole("navigation", { name: "Docs" })).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { name: "Page" }));
});

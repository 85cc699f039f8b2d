import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import NotFoundPage from "../../pages/404";
import HomePage from "../../pages/index";
import SitemapPage from "../../pages/sitemap";
import { pageProps } from "../fixtures/pageProps";
import { AREAS } from "../fixtures/pages";

const HOME = {
  title: "Build on Acme Pay",
  tagline: "Integrate mobile payments.",
  actions: [
    { label: "Start", to: "/docs/introduction/overview", href: null },
    { label: "GitHub", to: null, href: "https://github.example.com/acme-pay" },
  ],
  areas: AREAS,
  quickstart: [{ title: "Get a token", text: "Exchange id and secret.", to: "/docs/quickstart/sdk" }],
};

test("home page: markup", () => {
  const { container } = render(<HomePage {...pageProps({ siteConfig: { home: HOME } }, {})} />);
  expect(container).toMatchSnapshot();
});

test("not-found page: markup", () => {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  const { container } = render(
    <NotFoundPage {...pageProps({ allSiteConfig: { nodes: [{ path: "", home: HOME }] } }, {})} />,
  );
  expect(container).toMatchSnapshot();
  expect(screen.getByRole("link", { name: "See all pages" })).toHaveAttribute("href", "/sitemap");
});

test("list of all pages: markup", () => {
  jest.mocked(useStaticQuery).mockReturnValue({
    allSidebarCategory: {
      nodes: [{ categoryId: "pay", label: "Payments", parentCategoryId: null, position: 1, path: "/docs/quick-pay" }],
    },
    allSidebarLink: {
      nodes: [{ docId: "quick-pay", label: "Quick pay", path: "/docs/quick-pay", position: 2, categoryId: "pay" }],
    },
  });
  const data = {
    siteConfig: { versions: [{ label: "Next", path: "" }] },
    withoutEntry: { nodes: [{ label: "Card refund", path: "/docs/pos/card-refund" }] },
    allBlogPost: { nodes: [{ title: "Welcome", path: "/blog/welcome" }] },
    allBlogTag: { nodes: [{ label: "Acme Pay", path: "/blog/tags/acme-pay" }] },
    allContentPage: { nodes: [{ title: "Footer", path: "/Footer/" }] },
  };
  expect(render(<SitemapPage {...pageProps(data, {})} />).container).toMatchSnapshot();
});

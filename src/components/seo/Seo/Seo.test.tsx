import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";

import { SITE } from "../../../testing/fixtures/site";
import { Seo } from "./Seo";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: { ...SITE, pathPrefix: "/portal" } }));

const head = (element: ReactElement) => render(element).container;
const content = (root: HTMLElement, selector: string) => root.querySelector(selector)?.getAttribute("content");

test("title, description, canonical and preview", () => {
  const root = head(<Seo title="Error codes" description="Look up codes." path="/docs/error-codes" type="article" />);
  expect(root.querySelector("title")).toHaveTextContent("Error codes | Acme Pay Developers");
  expect(content(root, "[name=description]")).toBe("Look up codes.");
  const address = "https://doc.example.com/portal/docs/error-codes";
  expect(root.querySelector("[rel=canonical]")).toHaveAttribute("href", address);
  expect(content(root, "[property='og:url']")).toBe(address);
  expect(content(root, "[property='og:title']")).toBe("Error codes");
  expect(content(root, "[property='og:type']")).toBe("article");
  expect(root.querySelector("[name=robots]")).toBeNull();
});

test("the home page has the site's title and description", () => {
  const root = head(<Seo title={null} path="/" />);
  expect(root.querySelector("title")).toHaveTextContent(/^Acme Pay Developers$/);
  expect(content(root, "[name=description]")).toBe("Guides and API reference.");
});

describe("other languages", () => {
  const AR = { ...SITE, title: "وثائق", locale: "ar", localePath: "/ar" };
  const locales = [
    { code: "en", label: "English", dir: "ltr", path: "" },
    { code: "ar", label: "العربية", dir: "rtl", path: "/ar" },
  ];
  const alternate = (locale: string, path: string, exact = true) => ({ locale, label: locale, path, exact });
  const linksOf = (root: HTMLElement) =>
    [...root.querySelectorAll("[rel=alternate]")].map(
      (link) => `${link.getAttribute("hreflang") ?? ""} ${link.getAttribute("href") ?? ""}`,
    );

  beforeEach(() =>
    jest.mocked(useStaticQuery).mockReturnValue({
      siteConfig: { ...SITE, locales },
      otherSites: { nodes: [{ ...AR, locales }] },
    }),
  );

  test("a page that content makes: those that have the page", () => {
    const alternates = [alternate("en", "/docs/a"), alternate("ar", "/ar/docs/a")];
    expect(linksOf(head(<Seo title="A" path="/ar/docs/a" alternates={alternates} />))).toEqual([
      "en https://doc.example.com/docs/a",
      "ar https://doc.example.com/ar/docs/a",
      "x-default https://doc.example.com/docs/a",
    ]);
  });

  test("a start page that stands in is none, and one language is no choice", () => {
    const alternates = [alternate("en", "/docs/a"), alternate("ar", "/ar/docs/start", false)];
    expect(linksOf(head(<Seo title="A" path="/docs/a" alternates={alternates} />))).toEqual([]);
  });

  test("a page that every locale has needs no list; its title has the locale's site", () => {
    const root = head(<Seo title="Tags" path="/ar/blog/tags" />);
    expect(linksOf(root)).toEqual([
      "en https://doc.example.com/blog/tags",
      "ar https://doc.example.com/ar/blog/tags",
      "x-default https://doc.example.com/blog/tags",
    ]);
    expect(root.querySelector("title")).toHaveTextContent("Tags | وثائق");
    expect(root.querySelector("[rel=canonical]")).toHaveAttribute("href", "https://doc.example.com/ar/blog/tags");
  });

  test("the not-found page and unlisted ones have none", () => {
    expect(linksOf(head(<Seo title="A" path={null} />))).toEqual([]);
    expect(linksOf(head(<Seo title="A" path="/blog" unlisted />))).toEqual([]);
  });

  test("a site with one locale has none", () => {
    jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE });
    expect(linksOf(head(<Seo title="Blog" path="/blog" />))).toEqual([]);
  });
});

test("a page without an address of its own is kept from search engines", () => {
  const root = head(<Seo title="Page not found" path={null} />);
  expect(root.querySelector("[rel=canonical]")).toBeNull();
  expect(content(root, "[name=robots]")).toBe("noindex");
});

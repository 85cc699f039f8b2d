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

test("a page without an address of its own is kept from search engines", () => {
  const root = head(<Seo title="Page not found" path={null} />);
  expect(root.querySelector("[rel=canonical]")).toBeNull();
  expect(content(root, "[name=robots]")).toBe("noindex");
});

import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";

import type { PageScope } from "../../../hooks/pageScope/pageScope";
import { InScope, MANY_SCOPE, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { DocsVersionDropdown } from "./DocsVersionDropdown";

const ITEM = { type: "docsVersionDropdown", label: "Docs version", to: null, href: null, items: [] };
const MANY_SITE = {
  ...SITE,
  versions: [
    { name: "current", label: "Next", path: "", mainDocPath: "/docs/introduction/overview" },
    { name: "1.0", label: "1.0", path: "1.0", mainDocPath: "/docs/1.0/introduction/overview" },
  ],
};
const HOME = { ...MANY_SCOPE, path: "/", doc: null };

const show = (scope: PageScope) =>
  render(
    <InScope scope={scope}>
      <DocsVersionDropdown item={ITEM} current={undefined} />
    </InScope>,
  );
const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: MANY_SITE });
});

test("on a docs page: the same doc in each version, else the version's main doc [version.dropdown]", () => {
  show(MANY_SCOPE);
  expect(screen.getByRole("button", { name: "Docs version: Next" })).toBeInTheDocument();
  expect(links()).toEqual([
    ["Next", "/docs/error-codes"],
    ["1.0", "/docs/1.0/introduction/overview"],
  ]);
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("aria-current", "page");
});

test("the version of a docs page doesn't depend on what the reader prefers", () => {
  localStorage.setItem("docs.version", "1.0");
  show(MANY_SCOPE);
  expect(screen.getByRole("button", { name: "Docs version: Next" })).toBeInTheDocument();
});

test("elsewhere: the main doc of each, and the reader's version on the button [version.preferred]", () => {
  localStorage.setItem("docs.version", "1.0");
  show(HOME);
  expect(screen.getByRole("button", { name: "Docs version: 1.0" })).toBeInTheDocument();
  expect(links()).toEqual([
    ["Next", "/docs/introduction/overview"],
    ["1.0", "/docs/1.0/introduction/overview"],
  ]);
  expect(screen.getByRole("link", { name: "1.0" })).toHaveAttribute("aria-current", "true");
});

test.each(["{", "null", "0.9", "x".repeat(1_000_000)])("a stored text that is no version is replaced", (stored) => {
  localStorage.setItem("docs.version", stored);
  show(HOME);
  expect(screen.getByRole("button", { name: "Docs version: Next" })).toBeInTheDocument();
  expect(localStorage.getItem("docs.version")).toBe("current");
});

test("one version is no choice, and nothing is stored", () => {
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE });
  const { container } = show(SCOPE);
  expect(container).toBeEmptyDOMElement();
  expect(localStorage).toHaveLength(0);
});

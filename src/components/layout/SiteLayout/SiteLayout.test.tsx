import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import type { Site } from "../../../hooks/site/types";
import { InScope, MANY_SCOPE, SCOPE } from "../../../testing/fixtures/pageScope";
import { SITE } from "../../../testing/fixtures/site";
import { mockDialogs } from "../../../testing/mocks/dialog";
import { SiteLayout } from "./SiteLayout";

const root = document.documentElement;

beforeAll(mockDialogs);
afterEach(() => {
  for (const name of ["data-theme", "data-theme-switch", "data-announcement-id"]) {
    root.removeAttribute(name);
  }
});

function show({ site = SITE, scope = SCOPE, sidebar = <nav aria-label="Docs" /> } = {}) {
  jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: site });
  return render(
    <InScope scope={scope}>
      <SiteLayout sidebar={sidebar}>
        <h1>Error codes</h1>
      </SiteLayout>
    </InScope>,
  );
}

test("the first stop of the Tab key leads to the main landmark [shell.skip-link]", async () => {
  show();
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to main content" });
  expect(skip).toHaveFocus();
  expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
});

test("each landmark has a name of its own [a11y.landmarks]", () => {
  show();
  const names = screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"));
  expect(names).toEqual(["Main", "Docs", "Footer"]);
});

test("language, direction and accent are on <html>, and no theme where there is one look", () => {
  show();
  expect(root).toHaveAttribute("lang", "en");
  expect(root).toHaveAttribute("dir", "ltr");
  expect(root.style.getPropertyValue("--accent-base")).toBe("#0b5fff");
  expect(root).not.toHaveAttribute("data-theme");
  expect(root).not.toHaveAttribute("data-theme-switch");
  expect(root).not.toHaveAttribute("data-announcement-id");
});

const MANY: Site = {
  ...SITE,
  announcementBar: { id: "moving", html: "<p>We are moving.</p>", closable: true },
  colorMode: { default: "light", switch: true },
};

test("what the early script reads is on <html>", () => {
  show({ site: MANY });
  expect(root).toHaveAttribute("data-theme", "light");
  expect(root).toHaveAttribute("data-theme-switch", "");
  expect(root).toHaveAttribute("data-announcement-id", "moving");
});

test("the theme that the early script found stays", () => {
  root.setAttribute("data-theme", "dark");
  show({ site: MANY });
  expect(root).toHaveAttribute("data-theme", "dark");
});

test("a dark default is there without a switch", () => {
  show({ site: { ...SITE, colorMode: { default: "dark", switch: false } } });
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(screen.queryByRole("button", { name: /Switch to/ })).toBeNull();
});

test("the announcement comes before the bar, and the skip link before both", () => {
  show({ site: MANY });
  const order = [
    screen.getByRole("link", { name: "Skip to main content" }),
    screen.getByText("We are moving."),
    screen.getByRole("banner"),
    screen.getByRole("main"),
    screen.getByRole("contentinfo"),
  ];
  for (const [at, element] of order.slice(1).entries()) {
    expect(order[at]!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  }
});

test("the toggle opens the menu that it names, with the docs' menu in it; closing it is known to the toggle", async () => {
  show({ sidebar: <p>All docs</p> });
  const toggle = screen.getByRole("button", { name: "Open menu" });
  const dialog = () => document.getElementById(toggle.getAttribute("aria-controls")!)!;
  expect(dialog()).not.toHaveAttribute("open");
  expect(screen.getAllByText("All docs")).toHaveLength(1);

  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await waitFor(() => expect(dialog()).toHaveAttribute("open"));
  expect(dialog()).toContainElement(screen.getAllByText("All docs")[1]!);

  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("the menu is no part of the header, whose transform would hold a fixed box", () => {
  show();
  const dialog = document.getElementById("main-menu");
  expect(dialog).not.toBeNull();
  expect(screen.getByRole("banner")).not.toContainElement(dialog);
});

test("a visited docs version is remembered [version.preferred]", () => {
  localStorage.clear();
  show({ scope: MANY_SCOPE });
  expect(localStorage.getItem("docs.version")).toBe("current");
});

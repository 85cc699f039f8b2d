import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";

import { SITE } from "../../../testing/fixtures/site";
import { SiteLayout } from "./SiteLayout";

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ siteConfig: SITE }));

const show = () =>
  render(
    <SiteLayout path="/docs/error-codes" docs sidebar={<nav aria-label="Docs" />}>
      <h1>Error codes</h1>
    </SiteLayout>,
  );

test("the first stop of the Tab key leads to the main landmark", async () => {
  show();
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to main content" });
  expect(skip).toHaveFocus();
  expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
});

test("each landmark has a name of its own", () => {
  show();
  const names = screen.getAllByRole("navigation").map((nav) => nav.getAttribute("aria-label"));
  expect(names).toEqual(["Main", "Docs", "Footer"]);
});

test("language, direction and accent are on <html>", () => {
  show();
  const root = document.documentElement;
  expect(root).toHaveAttribute("lang", "en");
  expect(root).toHaveAttribute("dir", "ltr");
  expect(root.style.getPropertyValue("--accent-base")).toBe("#0b5fff");
});

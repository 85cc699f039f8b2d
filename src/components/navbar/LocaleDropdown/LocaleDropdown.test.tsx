import { fireEvent, render, screen } from "@testing-library/react";

import type { PageScope } from "../../../hooks/pageScope/pageScope";
import { InScope, MANY_SCOPE, SCOPE } from "../../../testing/fixtures/pageScope";
import { LocaleDropdown } from "./LocaleDropdown";

const ITEM = { type: "localeDropdown", label: "Language", to: null, href: null, items: [] };

const show = (scope: PageScope) =>
  render(
    <InScope scope={scope}>
      <LocaleDropdown item={ITEM} current={undefined} />
    </InScope>,
  );
const arabic = () => screen.getByRole("link", { name: "العربية" });

beforeEach(() => window.history.replaceState(null, "", "/docs/error-codes"));

test("leads to the page in each language, and marks the present one", () => {
  show(MANY_SCOPE);
  expect(screen.getByRole("button", { name: "Language: English" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "page");
  expect(arabic()).toHaveAttribute("href", "/ar/docs/error-codes");
  expect(arabic()).toHaveAttribute("lang", "ar");
  expect(arabic()).toHaveAttribute("hreflang", "ar");
});

test.each(["pointerEnter", "pointerDown", "focus", "click"] as const)(
  "on %s a link has query and hash as they are then [locale.keeps-query-and-hash]",
  (event) => {
    show(MANY_SCOPE);
    window.history.replaceState(null, "", "/docs/error-codes?lang=java#refunds");
    fireEvent[event](arabic());
    expect(arabic()).toHaveAttribute("href", "/ar/docs/error-codes?lang=java#refunds");
    window.history.replaceState(null, "", "/docs/error-codes#codes");
    fireEvent[event](arabic());
    expect(arabic()).toHaveAttribute("href", "/ar/docs/error-codes#codes");
  },
);

test("one language is no choice", () => {
  const { container } = show(SCOPE);
  expect(container).toBeEmptyDOMElement();
});

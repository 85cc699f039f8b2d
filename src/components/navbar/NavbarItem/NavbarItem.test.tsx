import { render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";

import type { NavbarItem as Item } from "../../../hooks/site/types";
import { InScope, SCOPE } from "../../../testing/fixtures/pageScope";
import { NavbarItem } from "./NavbarItem";

const ITEM: Item = { type: "link", label: "GitHub", to: null, href: "https://github.example.com", items: [] };

class Catch extends Component<{ readonly children: ReactNode; readonly onError: (error: Error) => void }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** What rendering the item throws. */
function errorOf(item: Item): Error | undefined {
  const errors: Error[] = [];
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <InScope scope={SCOPE}>
      <Catch onError={(error) => errors.push(error)}>
        <NavbarItem item={item} current={undefined} />
      </Catch>
    </InScope>,
  );
  return errors[0];
}

afterEach(() => jest.restoreAllMocks());

test("an item is rendered by its type", () => {
  render(<NavbarItem item={ITEM} current={undefined} />);
  expect(screen.getByRole("link", { name: "GitHub (external site)" })).toBeInTheDocument();
});

test.each(["foo", "", "constructor"])("the unknown type %j is an error [error.unknown-navbar-item]", (type) => {
  expect(errorOf({ ...ITEM, type })?.message).toBe(
    `unknown navbar item type ${JSON.stringify(type)}; ` +
      "the known types are link, doc, dropdown, docsVersionDropdown, localeDropdown, search",
  );
});

test("an item that fails to render gives an error with its name, and with the failure [error.navbar-item]", () => {
  const error = errorOf({ ...ITEM, href: null });
  expect(error?.message).toBe('the navbar item "GitHub" (link) failed to render');
  expect((error?.cause as Error).message).toContain("leads nowhere");
});

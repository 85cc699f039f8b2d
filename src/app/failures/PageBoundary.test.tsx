import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { MAIN_ID } from "../../components/layout/SkipLink/SkipLink";
import { PageBoundary } from "./PageBoundary";

let broken = true;
/** What React writes of its own; jsdom adds the error event's. */
const logged = jest.fn();

function Page({ error = new Error("no title") }: { readonly error?: unknown }) {
  if (broken) throw error;
  return <h1>Bank codes</h1>;
}

const site = (place: string, error?: unknown) => (
  <main id={MAIN_ID} tabIndex={-1}>
    <PageBoundary place={place}>
      <Page error={error} />
    </PageBoundary>
  </main>
);

beforeEach(() => {
  broken = true;
  logged.mockClear();
  jest.spyOn(console, "error").mockImplementation(logged);
});

test("a page that can't be rendered shows the screen, and what is around stays [nav.crash-screen]", () => {
  render(site("/a"));
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("alert", { name: "This page crashed." }));
  expect(screen.getByText("no title")).toBeVisible();
});

test("'Try again' renders the page anew, and puts the focus on it", async () => {
  render(site("/a"));
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "Bank codes" })).toBeVisible();
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a second crash shows the screen anew, with the focus on it", async () => {
  render(site("/a"));
  const first = screen.getByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert")).not.toBe(first);
  expect(screen.getByRole("heading", { name: "This page crashed." })).toHaveFocus();
});

test("a navigation ends the crash, another render doesn't", () => {
  const { rerender } = render(site("/a"));
  broken = false;
  rerender(site("/a"));
  expect(screen.getByRole("alert")).toBeVisible();
  rerender(site("/b"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("heading", { name: "Bank codes" })).toBeVisible();
});

test("nothing at all can be thrown, too", () => {
  render(site("/a", null));
  expect(screen.getByText("null")).toBeVisible();
});

test("adds nothing to the HTML", () => {
  broken = false;
  const { container } = render(
    <PageBoundary place="/a">
      <Page />
    </PageBoundary>,
  );
  expect(container.innerHTML).toBe("<h1>Bank codes</h1>");
});

test("around the whole site the screen stands alone, with a way home", () => {
  render(
    <PageBoundary place="/a" shell>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("alert"));
  expect(screen.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
});

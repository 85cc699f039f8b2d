import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { AnnouncementBar } from "./AnnouncementBar";

const show = (closable: boolean) =>
  render(
    <>
      <AnnouncementBar id="two" html={'<p>Read the <a href="/docs/guide">guide</a>.</p>'} closable={closable} />
      <header>
        <button type="button" disabled>
          Open menu
        </button>
        <a href="/">Acme Pay</a>
      </header>
    </>,
  );

test("a named region with the configured content [announcement.optional]", () => {
  show(false);
  expect(screen.getByRole("region", { name: "Announcement" })).toHaveTextContent("Read the guide.");
  expect(screen.getByRole("link", { name: "guide" })).toHaveAttribute("href", "/docs/guide");
  expect(screen.queryByRole("button", { name: "Close announcement" })).not.toBeInTheDocument();
});

test("its button, for readers with JavaScript, closes it and hands the focus on [announcement.closable]", async () => {
  show(true);
  const close = screen.getByRole("button", { name: "Close announcement" });
  expect(close).toHaveClass("needs-js");
  expect(close.querySelector("svg")).toHaveAttribute("width", "21");
  await userEvent.click(close);
  expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  expect(screen.getByRole("link", { name: "Acme Pay" })).toHaveFocus();
});

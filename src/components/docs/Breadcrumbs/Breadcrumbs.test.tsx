import { render, screen } from "@testing-library/react";

import { Breadcrumbs } from "./Breadcrumbs";

test("steps with pages are links, the page itself and steps without one are text [docs.breadcrumbs]", () => {
  render(
    <Breadcrumbs
      path="/docs/downloads/logo"
      items={[
        { label: "Messages and tools", path: "/docs/sms/send-sms" },
        { label: "Downloads", path: null },
        { label: "Wallet logos", path: "/docs/downloads/logo" },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumbs" })).toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveAccessibleName("Messages and tools");
  expect(screen.getByText("Wallet logos")).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Downloads")).not.toHaveAttribute("aria-current");
});

test("a page at the top has none", () => {
  render(<Breadcrumbs path="/docs/error-codes" items={[]} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

import { render, screen } from "@testing-library/react";

import { Content } from "./Content";

const HTML = `<h2 id="a">Request</h2>
<figure class="code"><figcaption class="code-head"><span>Request</span></figcaption><pre><code>{}</code></pre></figure>`;

beforeEach(() => Object.defineProperty(navigator, "clipboard", { value: {}, configurable: true }));

test("shows compiled content as it is and gives it its behaviour", () => {
  render(<Content html={HTML} />);
  expect(screen.getByRole("heading", { name: "Request" })).toHaveAttribute("id", "a");
  expect(screen.getByRole("button", { name: "Copy Request" })).toBeInTheDocument();
});

test("a page that renders again keeps what was added to its content", () => {
  const { rerender } = render(<Content html={HTML} />);
  const button = screen.getByRole("button");
  rerender(<Content html={HTML} />);
  expect(screen.getByRole("button")).toBe(button);
});

test("other content gets its own", () => {
  const { rerender } = render(<Content html={HTML} />);
  rerender(<Content html="<p>No code</p>" />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

import { render, screen } from "@testing-library/react";

import { ARRIVING } from "../../../enhance/arrival/layOutRest";
import { setArrivalAtTop } from "../../../hooks/arrival";
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

test("where a link leads to the top of the page, its first render says so; the document's own page is whole", () => {
  const { unmount } = render(<Content html={HTML} />);
  expect(document.querySelector(".content")).not.toHaveAttribute(ARRIVING);
  unmount();
  setArrivalAtTop(true);
  render(<Content html={HTML} />);
  setArrivalAtTop(false);
  expect(document.querySelector(".content")).toHaveAttribute(ARRIVING);
});

import { render, screen } from "@testing-library/react";

import { pageProps } from "../testing/fixtures/pageProps";
import { DOC } from "../testing/fixtures/pages";
import DocTemplate from "./doc";

const NEIGHBOURS = {
  previous: { label: "Sign a request", path: "/docs/quickstart/signature-algorithm" },
  next: { label: "Client credentials", path: "/docs/quickstart/accesstoken/client-credentials" },
};

const show = (context: { previousId: string | null; nextId: string | null; root?: boolean }) =>
  render(<DocTemplate {...pageProps({ page: DOC, ...NEIGHBOURS }, context)} />);

afterEach(() => window.history.replaceState(null, "", "/"));

test("markup", () => {
  const { container } = show({ previousId: "a", nextId: "b" });
  expect(container).toMatchSnapshot();
});

test("without a neighbour, what Gatsby answers for id null is not shown", () => {
  show({ previousId: null, nextId: "b" });
  expect(screen.queryByRole("link", { name: /Sign a request/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Client credentials/ })).toBeInTheDocument();
});

test("on /docs the address becomes that of the doc", () => {
  window.history.replaceState(null, "", "/docs");
  show({ previousId: null, nextId: null, root: true });
  expect(window.location.pathname).toBe(DOC.path);
});

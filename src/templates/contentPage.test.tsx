import { render } from "@testing-library/react";

import { pageProps } from "../testing/fixtures/pageProps";
import ContentPageTemplate from "./contentPage";

test("markup", () => {
  const page = { path: "/Footer/", title: "Footer", description: null, html: "<p>Text.</p>", toc: [] };
  expect(render(<ContentPageTemplate {...pageProps({ page }, {})} />).container).toMatchSnapshot();
});

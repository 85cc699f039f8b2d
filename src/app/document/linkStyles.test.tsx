import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import { linkStyles } from "./linkStyles";

function linked(components: ReactNode[]): string {
  const replaceHeadComponents = jest.fn<unknown, [ReactNode[]]>();
  linkStyles({ getHeadComponents: () => components, replaceHeadComponents });
  return render(<>{replaceHeadComponents.mock.calls[0]?.[0]}</>).container.innerHTML;
}

test("the style sheet is linked, prefix included, in its place among the others", () => {
  const css = (
    <style
      key="a"
      data-href="/portal/styles.0123.css"
      data-identity="gatsby-global-css"
      dangerouslySetInnerHTML={{ __html: "p{}" }}
    />
  );
  expect(linked([<meta key="m" name="a" />, css, <title key="t">A</title>])).toBe(
    '<meta name="a"><link rel="stylesheet" href="/portal/styles.0123.css"><title>A</title>',
  );
});

test("what the image plugin's own component needs stands in no page", () => {
  const style = <style key="gatsby-image-style" dangerouslySetInnerHTML={{ __html: ".gatsby-image-wrapper{}" }} />;
  const script = <script key="gatsby-image-style-script" type="module" />;
  expect(linked([style, script, <meta key="m" name="a" />])).toBe('<meta name="a">');
});

test("other styles and text stay", () => {
  const own = <style key="own" dangerouslySetInnerHTML={{ __html: "p{}" }} />;
  expect(linked([own, "text", null])).toBe("<style>p{}</style>text");
});

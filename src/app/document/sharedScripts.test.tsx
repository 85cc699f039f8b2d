import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import { sharedScripts } from "./sharedScripts";

const inline = (id: string, text: string) => <script key={id} id={id} dangerouslySetInnerHTML={{ __html: text }} />;
const loader = (path: string) =>
  inline("gatsby-script-loader", `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.x="1";/*]]>*/`);

function shared(pathname: string, components: ReactNode[]): HTMLElement {
  const replacePostBodyComponents = jest.fn<unknown, [ReactNode[]]>();
  sharedScripts({ pathname, getPostBodyComponents: () => components, replacePostBodyComponents });
  return render(<>{replacePostBodyComponents.mock.calls[0]?.[0]}</>).container;
}

test.each(["/docs/error-codes", '/docs/a "b" \\ </script> &'])(
  "the path of %s is said by the script all the same",
  (path) => {
    const script = shared(path, [loader(path)]).querySelector("script");
    expect(script?.textContent).toBe(shared("/", [loader("/")]).querySelector("script")?.textContent);
    expect(script?.textContent).toContain('window.x="1"');
    const live = document.createElement("script");
    live.dataset["pagePath"] = script?.dataset["pagePath"] ?? "";
    live.textContent = script?.textContent ?? "";
    document.head.append(live);
    expect((window as unknown as { pagePath: string }).pagePath).toBe(path);
  },
);

test("other components stay as they are", () => {
  const others = [inline("gatsby-chunk-mapping", "window.pagePath='no'"), "text", null, <p key="p">a</p>];
  expect(shared("/", others).innerHTML).toBe(render(<>{others}</>).container.innerHTML);
});

test("a script of Gatsby's that says no path is a fault of the build", () => {
  expect(() => shared("/docs/a", [inline("gatsby-script-loader", "window.path=1")])).toThrow(
    "Gatsby's inline script on /docs/a doesn't say the page's path: window.path=1",
  );
});

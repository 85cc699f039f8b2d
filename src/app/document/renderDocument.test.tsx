import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";

import { useDocumentSettings } from "../../hooks/documentSettings";
import { collectSettings } from "./collectSettings";
import { EARLY_SCRIPT } from "./earlyScript";
import { renderDocument } from "./renderDocument";

function Page() {
  useDocumentSettings({
    ...{ lang: "en", dir: "ltr", accent: "#0b5fff" },
    ...{ themeDefault: "light", themeSwitch: true, announcementId: "moving" },
  });
  return <p>Page</p>;
}

function documentOf(pathname: string, pathPrefix = "") {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  const setPreBodyComponents = jest.fn<undefined, [ReactNode[]]>();
  renderDocument({ pathname, pathPrefix, setHtmlAttributes, setHeadComponents, setPreBodyComponents });
  return { setHtmlAttributes, setHeadComponents, setPreBodyComponents };
}

test("language, direction, accent and what the early script reads of the rendered page stand on <html>", () => {
  render(collectSettings(<Page />, "/docs/error-codes"));
  expect(documentOf("/docs/error-codes").setHtmlAttributes).toHaveBeenCalledWith({
    lang: "en",
    dir: "ltr",
    "data-theme": "light",
    "data-theme-switch": "",
    "data-announcement-id": "moving",
    style: { "--accent-base": "#0b5fff" },
  });
});

test("a page that was not rendered (develop) sets none", () => {
  expect(documentOf("/docs/error-codes").setHtmlAttributes).not.toHaveBeenCalled();
});

test("a page's head is wrapped too, and changes nothing", () => {
  const head = <title>Error codes</title>;
  expect(collectSettings(head, undefined)).toBe(head);
});

test("the early script is in every head and marks the document", () => {
  const [[components]] = documentOf("/").setHeadComponents.mock.calls as [[ReactElement[]]];
  expect(render(<>{components}</>).container.innerHTML).toBe(`<script>${EARLY_SCRIPT}</script>`);
  runScript(EARLY_SCRIPT);
  expect(document.documentElement).toHaveClass("js");
});

test("the early script ends no script element, and is small", () => {
  expect(EARLY_SCRIPT).not.toMatch(/<\/|<!--/);
  expect(EARLY_SCRIPT.length).toBeLessThan(4000);
});

test.each([
  ["/", true],
  ["/en", true],
  ["/en/", true],
  ["/docs", false],
  ["/docs/en", false],
])("the banner for wrong base addresses stands before the root on home pages alone: %s", (pathname, has) => {
  render(collectSettings(<Page />, pathname));
  const { setPreBodyComponents } = documentOf(pathname, "/portal");
  expect(setPreBodyComponents).toHaveBeenCalledTimes(has ? 1 : 0);
  const [components] = setPreBodyComponents.mock.lastCall ?? [[]];
  const { container } = render(<>{components}</>);
  expect(container.querySelectorAll("[hidden][data-base='/portal/']")).toHaveLength(has ? 1 : 0);
});

function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

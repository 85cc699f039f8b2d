import { render } from "@testing-library/react";
import type { ReactElement } from "react";

import { useDocumentSettings } from "../../hooks/documentSettings";
import { collectSettings } from "./collectSettings";
import { EARLY_SCRIPT } from "./earlyScript";
import { renderDocument } from "./renderDocument";

function Page() {
  useDocumentSettings({ lang: "en", dir: "ltr", accent: "#0b5fff" });
  return <p>Page</p>;
}

function documentOf(pathname: string) {
  const setHtmlAttributes = jest.fn();
  const setHeadComponents = jest.fn();
  renderDocument({ pathname, setHtmlAttributes, setHeadComponents });
  return { setHtmlAttributes, setHeadComponents };
}

test("language, direction and accent of the rendered page stand on <html>", () => {
  render(collectSettings(<Page />, "/docs/error-codes"));
  expect(documentOf("/docs/error-codes").setHtmlAttributes).toHaveBeenCalledWith({
    lang: "en",
    dir: "ltr",
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

function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

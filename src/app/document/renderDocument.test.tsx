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

describe("the reader's choices stand on <html> before anything is painted", () => {
  const root = document.documentElement;
  const realSheet = window.CSSStyleSheet;
  const replaceSync = jest.fn<unknown, [string]>();
  beforeEach(() => {
    window.localStorage.clear();
    window.history.replaceState(null, "", "/");
    root.removeAttribute("data-tabs-language");
    root.removeAttribute("data-tabs-environment");
    replaceSync.mockReset();
    window.CSSStyleSheet = jest.fn(() => ({ replaceSync })) as unknown as typeof CSSStyleSheet;
    Object.assign(document, { adoptedStyleSheets: [] });
  });
  afterAll(() => {
    window.CSSStyleSheet = realSheet;
  });

  test("as stored", () => {
    window.localStorage.setItem("tabs.language", "java");
    window.localStorage.setItem("tabs.environment", "production");
    runScript(EARLY_SCRIPT);
    expect(root).toHaveAttribute("data-tabs-language", "java");
    expect(root).toHaveAttribute("data-tabs-environment", "production");
    expect(document.adoptedStyleSheets).toHaveLength(2);
    expect(replaceSync.mock.calls[0]?.[0]).toContain(
      '[data-tabs-language] .tabs[data-sync=language]:has(>[data-value="java"])>.tab-panel{display:none}',
    );
  });

  test("as the address says, which wins", () => {
    window.localStorage.setItem("tabs.language", "java");
    window.history.replaceState(null, "", "/?lang=php");
    runScript(EARLY_SCRIPT);
    expect(root).toHaveAttribute("data-tabs-language", "php");
  });

  test.each(["cobol", "a|b", '"]{}', "", "|", "java|go"])("unless it is unknown: %s", (value) => {
    window.localStorage.setItem("tabs.language", value);
    window.history.replaceState(null, "", `/?lang=${encodeURIComponent(value)}`);
    runScript(EARLY_SCRIPT);
    expect(root).not.toHaveAttribute("data-tabs-language");
    expect(replaceSync).not.toHaveBeenCalled();
  });

  test("without storage and without style sheets made by script", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    window.CSSStyleSheet = undefined as unknown as typeof CSSStyleSheet;
    window.history.replaceState(null, "", "/?lang=go&env=nowhere");
    runScript(EARLY_SCRIPT);
    expect(root).toHaveAttribute("data-tabs-language", "go");
    expect(root).not.toHaveAttribute("data-tabs-environment");
  });

  test("by a text that ends no script element, and is small", () => {
    expect(EARLY_SCRIPT).not.toMatch(/<\/|<!--/);
    expect(EARLY_SCRIPT.length).toBeLessThan(1400);
  });
});

function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}

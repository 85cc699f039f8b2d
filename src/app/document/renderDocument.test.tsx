import { render } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";

import { useDocumentSettings } from "../../hooks/documentSettings";
import { collectSettings } from "./collectSettings";
import { earlyScript } from "./earlyScript";
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

const EVERYTHING = earlyScript({ colorMode: true, announcement: true, home: false, notFound: true });

function scriptOf(pathname: string): string {
  const [[components]] = documentOf(pathname).setHeadComponents.mock.calls as [[ReactElement[]]];
  return render(<>{components}</>).container.querySelector("script")?.textContent ?? "";
}

test("the early script is in every head and marks the document; in develop it is ready for everything", () => {
  expect(scriptOf("/")).toBe(EVERYTHING);
  runScript(EVERYTHING);
  expect(document.documentElement).toHaveClass("js");
});

test("a rendered page has the parts that it can need", () => {
  render(collectSettings(<Page />, "/docs/error-codes"));
  expect(scriptOf("/docs/error-codes")).toBe(
    earlyScript({ colorMode: true, announcement: true, home: false, notFound: false }),
  );
  render(collectSettings(<Page />, "/"));
  expect(scriptOf("/")).toBe(earlyScript({ colorMode: true, announcement: true, home: true, notFound: false }));
  render(collectSettings(<Page />, "/404.html"));
  expect(scriptOf("/404.html")).toBe(EVERYTHING);
});

test("files that did not load are the banner's matter on home pages, and the early script's on all others", () => {
  const parts = { colorMode: false, announcement: false, notFound: false };
  expect(earlyScript({ ...parts, home: true })).not.toContain("load-error");
  expect(earlyScript({ ...parts, home: false })).toContain("load-error");
});

test("the early script ends no script element, and is small", () => {
  expect(EVERYTHING).not.toMatch(/<\/|<!--/);
  expect(EVERYTHING.length).toBeLessThan(3300);
  expect(earlyScript({ colorMode: false, announcement: false, home: false, notFound: false }).length).toBeLessThan(
    2300,
  );
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

import * as gatsby from "gatsby";

import { internalPath } from "./internalPath";

const HERE = new URL("https://doc.example.com/portal/docs/error-codes?a=1#top") as unknown as Location;

function link(href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = new URL(href, HERE.href).href;
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  return element;
}

beforeEach(() => jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `/portal${path}`));

test.each([
  ["/portal/docs/bank-code", "/docs/bank-code"],
  ["/portal/docs/bank-code?b=2#x", "/docs/bank-code?b=2#x"],
  ["/portal/", "/"],
  ["/portal", "/"],
  ["/portal/docs/1.0", "/docs/1.0"],
  ["/portal/docs/bank-code.html", "/docs/bank-code"],
  ["/portal/docs/bank-code.html?b=2#x", "/docs/bank-code?b=2#x"],
  ["/portal/docs/bank-code/", "/docs/bank-code"],
  ["/portal/docs/bank-code/?b=2#x", "/docs/bank-code?b=2#x"],
  ["/portal/docs/bank-code/index.html#x", "/docs/bank-code#x"],
  ["/portal/ar/docs/bank-code/", "/ar/docs/bank-code"],
  ["/portal/ar/index.html", "/ar"],
  ["/portal/index.html?b=2", "/?b=2"],
  ["/portal/docs/", "/docs"],
  ["/portal/blog/tags/", "/blog/tags"],
  ["/portal/Footer/", "/Footer/"],
  ["/portal/ar/Imprint/", "/ar/Imprint/"],
  ["/portal?b=2", "/?b=2"],
  ["/portal/docs/error-codes", "/docs/error-codes"],
  ["/portal/docs/error-codes#x", "/docs/error-codes#x"],
])("%s is the page %s", (href, expected) => {
  expect(internalPath(link(href), HERE)).toBe(expected);
});

test.each([
  ["https://github.example.com/portal/docs/bank-code"],
  ["mailto:support@example.com"],
  ["/other-site/docs/bank-code"],
  ["/portal/downloads/logo.zip"],
  ["/portal/docs/error-codes?a=1#x"],
  ["#x"],
])("%s is left to the browser", (href) => {
  expect(internalPath(link(href), HERE)).toBeNull();
});

test.each<Record<string, string>>([{ target: "_blank" }, { download: "" }])("so is a link with %j", (attributes) => {
  expect(internalPath(link("/portal/docs/bank-code", attributes), HERE)).toBeNull();
});

test('target="_self" is no other window', () => {
  expect(internalPath(link("/portal/docs/bank-code", { target: "_self" }), HERE)).toBe("/docs/bank-code");
});

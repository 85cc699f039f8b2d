import { areaStart } from "./areaStart";
import { commonAlternates } from "./commonPages";
import { inLocale, splitLocale, swapLocale } from "./localePath";

const EN = { code: "en", label: "English", path: "" };
const AR = { code: "ar", label: "العربية", path: "/ar" };
const LOCALES = [EN, AR];

test.each([
  ["/", EN, "/"],
  ["/docs/start", EN, "/docs/start"],
  ["/ar", AR, "/"],
  ["/ar/", AR, "/"],
  ["/ar/docs/start", AR, "/docs/start"],
  ["/ar/Footer/", AR, "/Footer/"],
  ["/arts", EN, "/arts"],
  ["/docs/ar", EN, "/docs/ar"],
])("%s is in the locale %j as %s", (path, locale, rest) => {
  expect(splitLocale(path, LOCALES)).toEqual({ locale, rest });
});

test.each([
  ["/", AR, "/ar"],
  ["/", EN, "/"],
  ["/blog", AR, "/ar/blog"],
  ["/blog", EN, "/blog"],
])("%s in %j is %s", (path, locale, expected) => {
  expect(inLocale(path, locale)).toBe(expected);
});

test.each([
  ["/docs/start?a=1&b#c?d", AR, "/ar/docs/start?a=1&b#c?d"],
  ["/ar/docs/start?a#b", EN, "/docs/start?a#b"],
  ["/ar?a", EN, "/?a"],
  ["/?a#b", AR, "/ar?a#b"],
  ["/ar#b", AR, "/ar#b"],
])("%s swapped to %j is %s", (url, locale, expected) => {
  expect(swapLocale(url, locale, LOCALES)).toBe(expected);
});

test.each([
  ["/docs", "/docs"],
  ["/docs/1.0/start", "/docs"],
  ["/blog/tags/pos", "/blog"],
  ["/docsy", "/"],
  ["/Footer/", "/"],
  ["/", "/"],
])("the area of %s starts at %s", (path, start) => {
  expect(areaStart(path)).toBe(start);
});

describe("pages that no content file makes", () => {
  const paths = (path: string) => commonAlternates(path, LOCALES).map((page) => `${page.path} ${String(page.exact)}`);

  test.each([
    ["/", ["/ true", "/ar true"]],
    ["/ar/blog/tags", ["/blog/tags true", "/ar/blog/tags true"]],
    ["/sitemap", ["/sitemap true", "/ar/sitemap true"]],
    ["/nope", ["/ false", "/ar false"]],
    ["/ar/blog/nope", ["/ false", "/ar false"]],
    ["/docs/nope", ["/ false", "/ar false"]],
  ])("%s is in the locales %j", (path, expected) => {
    expect(paths(path)).toEqual(expected);
  });
});

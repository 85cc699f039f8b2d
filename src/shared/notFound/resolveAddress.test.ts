import { resolveAddress } from "./resolveAddress";
import { readSitePages, type SitePages } from "./SitePages";

const SITE: SitePages = {
  pages: [
    ["/", "Home"],
    ["/Footer/", "About"],
    ["/ar", "الرئيسية"],
    ["/docs/ecom-plugin/wooCommerce", "WooCommerce"],
    ["/docs/error-codes", "Error codes"],
    ["/docs/twin", "A twin"],
    ["/docs/Twin", "Another"],
    ["/docs/über uns", "Über uns"],
  ],
  redirects: [
    ["/docs", "/docs/error-codes"],
    ["/docs/Old-Codes", "/docs/error-codes#list"],
    ["/docs/older-codes.html", "/docs/old-codes"],
    ["/docs/round", "/docs/trip"],
    ["/docs/trip", "/docs/round"],
    ["/docs/gone", "/docs/nowhere"],
    ["/docs/older", "/docs/twin"],
    ["/docs/older#über", "/docs/error-codes#list"],
    ["/docs/error-codes#gone", "/docs/error-codes#list"],
  ],
};

test.each([
  ["/DOCS/Error-Codes", "/docs/error-codes"],
  ["/DOCS/Error-Codes/", "/docs/error-codes"],
  ["/DOCS/Error-Codes.html", "/docs/error-codes"],
  ["/docs/error-codes.HTML", "/docs/error-codes"],
  ["/DOCS/Error-Codes/index.html", "/docs/error-codes"],
  ["/docs//error-codes", "/docs/error-codes"],
  ["/docs/error-codes%20", "/docs/error-codes"],
  ["/docs/error-codes.html/", "/docs/error-codes"],
  ["/docs/error-codes/", "/docs/error-codes"],
  ["/docs/ecom-plugin/woocommerce", "/docs/ecom-plugin/wooCommerce"],
  ["/footer", "/Footer/"],
  ["/footer/", "/Footer/"],
  ["/Footer/index.html", "/Footer/"],
  ["/INDEX.html", "/"],
  ["/AR/", "/ar"],
  ["/docs/%C3%9Cber%20uns", "/docs/über uns"],
  ["/docs/Twin/", "/docs/Twin"],
])("%s means the page %s [nav.aliases]", (path, expected) => {
  expect(resolveAddress(path, SITE)).toBe(expected);
});

test.each([
  ["/docs/old-codes", "/docs/error-codes#list"],
  ["/docs/Old-Codes/", "/docs/error-codes#list"],
  ["/docs/older-codes", "/docs/error-codes#list"],
  ["/DOCS", "/docs/error-codes"],
  ["/docs/old-codes#mine", "/docs/error-codes#list"],
  ["/docs/Older/#mine", "/docs/twin#mine"],
  ["/docs/older#%C3%BCber", "/docs/error-codes#list"],
  ["/DOCS/error-codes#gone", "/docs/error-codes#list"],
  ["/DOCS/error-codes#kept", "/docs/error-codes#kept"],
])("%s is redirected to %s", (path, expected) => {
  expect(resolveAddress(path, SITE)).toBe(expected);
});

test.each([
  ["an address that means nothing", "/docs/nothing"],
  ["an address below a page", "/docs/error-codes/more"],
  ["two pages that differ by letter case only", "/docs/TWIN"],
  ["the page itself, which the host lacks", "/docs/error-codes"],
  ["the same with its letters coded", "/docs/%C3%BCber%20uns"],
  ["redirects in a circle", "/docs/Round"],
  ["a redirect to nothing", "/docs/gone"],
  ["the page itself, whatever the hash", "/docs/error-codes#kept"],
  ["what can't be decoded", "/docs/%E0%A4%A"],
  ["the not-found page's own address", "/404.html"],
])("%s leads nowhere", (_, path) => {
  expect(resolveAddress(path, SITE)).toBeNull();
});

test("what isn't the list of pages is none", () => {
  expect(readSitePages(JSON.parse(JSON.stringify(SITE)))).toEqual(SITE);
  for (const value of [
    null,
    [],
    {},
    "<!doctype html>",
    { pages: [["/a"]], redirects: [] },
    { pages: [], redirects: 1 },
  ]) {
    expect(readSitePages(value)).toBeNull();
  }
});

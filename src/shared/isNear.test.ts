import { isNear } from "./isNear";

test.each([
  ["docs/a/othr.mdx", "docs/a/other.mdx"],
  ["docs/a/other.mdx", "docs/b/other.mdx"],
  ["docs/a/Other.mdx", "docs/a/other.md"],
  ["docs/payment/index.mdx", "docs/payments/index.mdx"],
  ["/docs/quick-pays/", "/docs/quick-pay"],
  ["authentication-and-more", "authentications-and-moar"],
  ["Endpont", "Endpoint"],
  ["nwe", "new"],
])("%s may have meant %s", (value, known) => {
  expect(isNear(value, known)).toBe(true);
});

test.each([
  ["docs/a/other.mdx", "docs/other/page.mdx"],
  ["docs/a/index.mdx", "docs/guide/index.mdx"],
  ["div", "kbd"],
  ["b", "br"],
  ["", "a"],
  ["refund", "payment"],
])("%s did not mean %s", (value, known) => {
  expect(isNear(value, known)).toBe(false);
});

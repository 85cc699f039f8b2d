import { nearestPages } from "./nearestPages";
import type { SitePages } from "./SitePages";

const SITE: SitePages = {
  pages: [
    ["/", "Home"],
    ["/ar", "الرئيسية"],
    ["/ar/docs/v2/payment/quick-pay", "الدفع السريع"],
    ["/ar/docs/v2/payment/online-payment", "الدفع"],
    ["/blog/welcome", "Welcome"],
    ["/docs/bank-code", "Bank codes"],
    ["/docs/ecom-plugin/wooCommerce", "WooCommerce"],
    ["/docs/error-codes", "Error codes"],
    ["/docs/pos/card-refund", "Refund a card payment"],
    ["/docs/quickstart/accesstoken/client-credentials", "Get a token with client credentials"],
    ["/docs/v2/payment/cancel-transaction", "Cancel or refund"],
    ["/docs/v2/payment/online-payment", "Take an online payment"],
    ["/docs/v2/payment/quick-pay", "Take a quick payment"],
  ],
  redirects: [],
};
const LOCALES = [{ path: "" }, { path: "/ar" }];
const near = (path: string, count?: number) =>
  nearestPages({ path, locales: LOCALES, ...(count === undefined ? {} : { count }) }, SITE).map((page) => page.path);

test.each([
  ["a slip", "/docs/bank-cod", "/docs/bank-code"],
  ["another folder", "/docs/v3/checkout/online-payment", "/docs/v2/payment/online-payment"],
  ["other signs between words", "/docs/payment/QuickPay.html", "/docs/v2/payment/quick-pay"],
  ["a word of the name", "/docs/error", "/docs/error-codes"],
  ["a word of the title", "/docs/refund", "/docs/pos/card-refund"],
  ["a name in another writing", "/docs/woo-commerce", "/docs/ecom-plugin/wooCommerce"],
  ["an address below a page", "/docs/bank-code/nothing", "/docs/bank-code"],
  ["another area", "/docs/welcome", "/blog/welcome"],
])("%s: of %s the nearest is %s [not-found.suggestions]", (_, path, expected) => {
  expect(near(path)[0]).toBe(expected);
});

test("pages of the address's own locale come first, then the others", () => {
  expect(near("/ar/docs/payment/quickpay", 2)).toEqual([
    "/ar/docs/v2/payment/quick-pay",
    "/ar/docs/v2/payment/online-payment",
  ]);
  expect(near("/ar/docs/bank-code")).toEqual(["/docs/bank-code"]);
  expect(near("/docs/quick-pay", 1)).toEqual(["/docs/v2/payment/quick-pay"]);
});

test("no more than was asked for, with their titles", () => {
  expect(near("/docs/payment").length).toBeGreaterThan(1);
  expect(near("/docs/payment", 1)).toHaveLength(1);
  expect(nearestPages({ path: "/docs/bank-cod", locales: LOCALES }, SITE)[0]).toEqual({
    path: "/docs/bank-code",
    title: "Bank codes",
  });
});

test.each(["/", "/docs", "/docs/", "/wp-admin/setup.php", "/docs/%E0%A4%A", "/docs/---"])(
  "%s resembles nothing",
  (path) => {
    expect(near(path)).toEqual([]);
  },
);

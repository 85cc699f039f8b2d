import { PRODUCT_PLACEHOLDER, resolveProduct } from "./product";

test.each([
  ["downloads/{product}-logo", "downloads/acme-pay-logo"],
  ["{product}/{product}", "acme-pay/acme-pay"],
  ["{Product} {product.name} product", "{Product} {product.name} product"],
  ["", ""],
])("%j is %j", (value, expected) => {
  expect(resolveProduct(value, "acme-pay")).toBe(expected);
});

test("a slug with a sign of replacement patterns is taken as it is", () => {
  expect(resolveProduct(PRODUCT_PLACEHOLDER, "$&")).toBe("$&");
});

import { tidyAddress } from "./tidyAddress";

const tidy = (address: string): string | null => tidyAddress(new URL(address, "https://doc.example.com"));

test.each([
  ["/docs/bank-code%20", "/docs/bank-code"],
  ["/docs/bank-code%20%20/%20?from=mail#MAYBANK", "/docs/bank-code?from=mail#MAYBANK"],
  ["/docs/bank-code.html/", "/docs/bank-code.html"],
])("%s is a copy of %s", (address, expected) => {
  expect(tidy(address)).toBe(expected);
});

test.each(["/docs/bank-code", "/docs/bank%20code", "/", "/%20", "/docs/bank-code?q=%20"])("%s is itself", (address) => {
  expect(tidy(address)).toBeNull();
});

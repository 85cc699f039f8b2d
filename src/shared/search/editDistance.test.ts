import { editDistance, forgivenSlips } from "./editDistance";

test.each([
  ["payment", "payment", 0],
  ["paymnt", "payment", 1],
  ["refnud", "refund", 1],
  ["singature", "signature", 1],
  ["tokenisation", "tokenization", 1],
  ["vouchers", "voucher", 1],
  ["abcd", "wxyz", Infinity],
  ["", "ab", 2],
])("%s and %s are %p slips apart", (one, other, slips) => {
  expect(editDistance(one, other, 2)).toBe(slips);
  expect(editDistance(other, one, 2)).toBe(slips);
});

test("a word may go on after what was typed", () => {
  expect(editDistance("singat", "signature", 1)).toBe(Infinity);
  expect(editDistance("singat", "signature", 1, true)).toBe(1);
});

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])("%p letters: %p slips are forgiven", (length, slips) => {
  expect(forgivenSlips(length)).toBe(slips);
});

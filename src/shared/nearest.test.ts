import { nearest, nearestFirst } from "./nearest";

const IDS = [
  "introduction/overview",
  "v2/payment/quick-pay",
  "v2/payment/query-transaction",
  "error-codes",
  "bank-code",
];

test.each([
  ["v2/payment/quick-pai", "v2/payment/quick-pay"],
  ["V2/Payment/Quick-Pay", "v2/payment/quick-pay"],
  ["payment/quick-pay", "v2/payment/quick-pay"],
  ["quick-pay", "v2/payment/quick-pay"],
  ["error-code", "error-codes"],
  ["eror-codes", "error-codes"],
  ["overview", "introduction/overview"],
])("%s looks most like %s", (value, expected) => {
  expect(nearest(value, IDS)[0]).toBe(expected);
});

test("the same name in another folder comes before a similar one in the same folder", () => {
  expect(nearest("pay/refund", ["pay/refuse", "v2/refund"])).toEqual(["v2/refund", "pay/refuse"]);
});

test("a twin by letter case comes before a misspelling", () => {
  expect(nearest("Other.mdx", ["othe.mdx", "other.mdx", "Othr.mdx"])[0]).toBe("other.mdx");
});

test("what looks like nothing known gives nothing", () => {
  expect(nearest("zzzzzzzzzzzzzzzzzzzzzzzz", IDS)).toEqual([]);
  expect(nearest("a", [])).toEqual([]);
});

test("no more than asked for, and the same order whatever the order given", () => {
  const many = Array.from({ length: 9 }, (_, index) => `name${index}`);
  expect(nearest("name", many)).toEqual(["name0", "name1", "name2"]);
  expect(nearest("name", [...many].reverse(), 4)).toEqual(["name0", "name1", "name2", "name3"]);
});

test("the whole list can be had, the nearest first and each once", () => {
  expect(nearestFirst("serch", ["title", "search", "description"])).toEqual(["search", "title", "description"]);
  expect(nearestFirst("zzzzzzzzzzzz", ["title", "search"])).toEqual(["title", "search"]);
});

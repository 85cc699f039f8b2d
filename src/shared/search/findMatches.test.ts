import { excerptOf } from "./excerptOf";
import { findMatches } from "./findMatches";

const marked = (text: string, ...words: string[]) =>
  findMatches(text, new Set(words)).map(({ start, end }) => text.slice(start, end));

test.each([
  ["Sign a request, then signing", ["sign"], ["Sign"]],
  ["The INVALID_SIGNATURE code", ["signature"], ["SIGNATURE"]],
  ["The INVALID_SIGNATURE code", ["invalid", "signature", "invalidsignature"], ["INVALID_SIGNATURE"]],
  ["ORDER_NOT_EXIST: no such order", ["ordernotexist"], ["ORDER_NOT_EXIST"]],
  ["The order id, an order, id", ["orderid"], ["order id"]],
  ["orderId, order", ["order"], ["order", "order"]],
  ["Le café noir", ["cafe"], ["café"]],
  ["支付方式", ["支付", "付方"], ["支付方"]],
  ["<b>bold</b>", ["b"], ["b", "b"]],
  ["nothing here", ["word"], []],
])("in %j, %j marks %j", (text, words, expected) => {
  expect(marked(text, ...words)).toEqual(expected);
});

test("a short text is its own excerpt", () => {
  expect(excerptOf("One two.", new Set(["two"]))).toBe("One two.");
});

test("an excerpt has the words that were looked for, at word boundaries", () => {
  const filler = "lorem ipsum dolor sit amet ".repeat(20);
  const excerpt = excerptOf(`${filler}refund a payment here ${filler}`, new Set(["refund", "payment"]));
  expect(excerpt).toContain("refund a payment here");
  expect(excerpt).toMatch(/^… \w.*\w …$/);
  expect(excerpt.length).toBeLessThan(240);
});

test("a text without a match starts at its beginning", () => {
  const filler = "lorem ipsum ".repeat(40);
  expect(excerptOf(filler, new Set(["x"]))).toMatch(/^lorem ipsum .* …$/);
});

import { addressesIn } from "./addressesIn";

test.each([
  ["See https://a.com/b.", ["https://a.com/b"]],
  ["[a](https://a.com/b_(c)) and (https://a.com/d)", ["https://a.com/b_(c)", "https://a.com/d"]],
  ["<https://a.com/?q=1&r=[2]#f>, 'http://b.com'", ["https://a.com/?q=1&r=[2]#f", "http://b.com"]],
  ['"https://a.com/"\n`https://b.com`|HTTPS://C.COM!', ["https://a.com/", "https://b.com", "HTTPS://C.COM"]],
  ["https://{store}.example.com and https://a.com/{id}", []],
  ["mailto:a@b.com /docs/a xhttps://a.com", []],
])("%j", (text, expected) => {
  const found = addressesIn(text);
  expect(found.map(({ href }) => href)).toEqual(expected);
  expect(found.every(({ href, offset }) => text.startsWith(href, offset))).toBe(true);
});

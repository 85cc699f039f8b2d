import { faultOf as faultOfStep } from "../../../testing/signing/told";
import type { JsonNode } from "./JsonNode";
import { MAX_JSON_DEPTH, MAX_JSON_LENGTH, readJson } from "./readJson";

/** What JSON.parse makes of it; numbers stay text. */
function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case "object":
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
    case "array":
      return node.items.map(plain);
    case "string":
      return node.value;
    case "number":
      return Number(node.text);
    case "literal":
      return JSON.parse(node.text);
  }
}

const faultOf = (text: string) => faultOfStep(() => readJson(text));

test.each([
  "{}",
  "[]",
  ' {"a" : [ 1 , -0.5e+10 , true,false , null ] }\r\n\t',
  '{"":{"b":[[],{}]}}',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00茶😀\u2028\u007f"',
  "-0",
  "0.1",
  '{"constructor":1,"toString":2,"hasOwnProperty":3}',
])("reads as JSON.parse does: %s", (text) => {
  expect(plain(readJson(text))).toEqual(JSON.parse(text));
});

test("keeps digits, the order of keys, and __proto__ as a key", () => {
  const node = readJson('{"z":12345678901234567890,"__proto__":1.0,"10":1,"9":1e5}');
  expect(node).toMatchObject({
    members: [
      { key: "z", value: { text: "12345678901234567890" } },
      { key: "__proto__", value: { text: "1.0" } },
      { key: "10" },
      { key: "9", value: { text: "1e5" } },
    ],
  });
});

test.each([
  ["", 1, 1, /Expected a value, found the end of the text/],
  ["{", 1, 2, /Expected a key in double quotes, found the end/],
  ["{'a':1}", 1, 2, /found `'`/],
  ["{a:1}", 1, 2, /found `a`/],
  ['{"a" 1}', 1, 6, /Expected `:` after the key, found `1`/],
  ['{"a":1,}', 1, 7, /The comma before `}` is one too many/],
  ["[1,\n 2,\n]", 2, 3, /The comma before `\]` is one too many/],
  ["[1 2]", 1, 4, /Expected `,` or `\]`, found `2`/],
  ["[01]", 1, 3, /found `1`/],
  ["[+1]", 1, 2, /Expected a value, found `\+1`/],
  ["[.5]", 1, 2, /Expected a value/],
  ["[1.]", 1, 3, /found `\.`/],
  ["[NaN]", 1, 2, /found `NaN`/],
  ["[undefined]", 1, 2, /found `undefined`/],
  ["{} {}", 1, 4, /Expected the end of the body, found `{`/],
  ["\ufeff{}", 1, 1, /invisible character U\+FEFF/],
  ["{\u00a0}", 1, 2, /invisible character U\+00A0/],
  ["// no\n{}", 1, 1, /found `\/`/],
  ['["a\nb"]', 1, 4, /A line ends inside of quotes/],
  ['["a\tb"]', 1, 4, /control character U\+0009/],
  ['["a\\x"]', 1, 4, /`\\x` is no escape/],
  ['["\\u12g4"]', 1, 3, /`\\u` is no escape/],
  ['{\r\n"a": "b', 2, 6, /has no end/],
])("refuses %j at its place", (text, line, column, message) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  const fault = faultOf(text);
  expect(fault).toMatchObject({ code: "json-syntax", place: { line, column } });
  expect(fault.message).toMatch(message);
});

test.each([
  ['{"a":1,"b":2,"a":3}', 1, 14],
  ['{"x":[{"a":1,"\\u0061":3}]}', 1, 14],
  ['{\n "__proto__": 1,\n "__proto__": 1\n}', 3, 2],
])("refuses keys that stand twice in one object: %j", (text, line, column) => {
  expect(faultOf(text)).toMatchObject({ code: "json-duplicate-key", place: { line, column } });
});

test("the same key in two objects is no fault", () => {
  expect(() => readJson('[{"a":1},{"a":{"a":1}}]')).not.toThrow();
});

test.each([
  ['["\\ud83d"]', 3],
  ['["ab\\ude00"]', 5],
  ['["\\ud83d\\ud83d\\ude00"]', 3],
  ['["\\ud83d\\ude00\\ud83d"]', 15],
  ['["\\ud83dx"]', 3],
  ['["x\ud83d"]', 4],
  ['{"\\\\\\udc00":1}', 5],
])("refuses half of a surrogate pair: %j", (text, column) => {
  expect(faultOf(text)).toMatchObject({ code: "json-surrogate", place: { line: 1, column } });
});

test("refuses what is too deep or too long, with the limit", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(() => readJson(nested(MAX_JSON_DEPTH))).not.toThrow();
  expect(faultOf(nested(MAX_JSON_DEPTH + 1))).toMatchObject({ code: "json-too-deep", place: { line: 1, column: 101 } });
  expect(faultOf(nested(200_000)).code).toBe("json-too-deep");
  expect(() => readJson(JSON.stringify("x".repeat(MAX_JSON_LENGTH - 2)))).not.toThrow();
  expect(faultOf(JSON.stringify("x".repeat(MAX_JSON_LENGTH - 1)))).toMatchObject({
    code: "json-too-large",
    message: "The body has 1,048,577 characters; at most 1,048,576 are signed here.",
  });
});

import { told } from "../../../testing/signing/told";
import { SigningFault } from "../SigningFault";
import { canonicalBody } from "./canonicalJson";

const canonical = (text: string, strict = true): string | null => canonicalBody(text, { strict })?.json ?? null;
const codeOf = (text: string): string => {
  try {
    canonical(text);
  } catch (error) {
    if (error instanceof SigningFault) return told(error).code;
    throw error;
  }
  return "none";
};

test.each([
  ["", null],
  [" \r\n\t", null],
  ["null", null],
  [" {} ", null],
  ['{"b":1,"a":{"d":1,"c":2}}', '{"a":{"c":2,"d":1},"b":1}'],
  ['{"a":[{"d":1,"c":2},[{"f":1,"e":2}],3,1,2]}', '{"a":[{"c":2,"d":1},[{"e":2,"f":1}],3,1,2]}'],
  ['{"b":1,"B":2,"10":3,"9":4,"":5}', '{"":5,"10":3,"9":4,"B":2,"b":1}'],
  ['{ "a" : [ ] , "b" : { } }', '{"a":[],"b":{}}'],
  ['{"a":"<b> & \'c\' / \\/ é 茶 😀"}', '{"a":"\\u003cb\\u003e \\u0026 \'c\' / / é 茶 😀"}'],
  ['{"<":1,"&":2}', '{"\\u0026":2,"\\u003c":1}'],
  ['{"a":"\\u0041\\u003C\\n\\r\\t\\"\\\\"}', '{"a":"A\\u003c\\n\\r\\t\\"\\\\"}'],
  [
    '{"a":0,"b":-1,"c":12.5,"d":9007199254740991,"e":0.001,"f":true,"g":null}',
    '{"a":0,"b":-1,"c":12.5,"d":9007199254740991,"e":0.001,"f":true,"g":null}',
  ],
  ['[{"b":1,"a":2}]', '[{"a":2,"b":1}]'],
])("%s", (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

test.each([
  ["9007199254740992", "json-number"],
  ["-9007199254740992", "json-number"],
  ["-0", "json-number"],
  ["1.0", "json-number"],
  ["1e2", "json-number"],
  ["0.0001", "json-number"],
  ["12500000.5", "json-number"],
  ["0.1000000000000000055", "json-number"],
  ['"\\b"', "json-character"],
  ['"\\u001f"', "json-character"],
  ['"\\u007f"', "json-character"],
  ['"\\u2028"', "json-character"],
  ['{"\\u2029":1}', "json-character"],
  ['{"\\ud83d\\ude00":1,"\\uffff":2}', "json-key-order"],
])("is no signature where languages differ: %s", (value, code) => {
  expect(codeOf(`{"a":[${value}]}`)).toBe(code);
  // A received body is as its sender printed it.
  expect(canonical(`{"a":[${value}]}`, false)).not.toBeNull();
});

test.each([
  ["1", "json-top-level"],
  ['"text"', "json-top-level"],
  ["true", "json-top-level"],
  ["[]", "json-top-level"],
])("a body of a call is an object or a list with something in it: %s", (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test("big integers of a received body keep their digits", () => {
  expect(canonical('{"b":12345678901234567890,"a":1.0}', false)).toBe('{"a":1.0,"b":12345678901234567890}');
});

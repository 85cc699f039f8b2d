import { randomBytes } from "node:crypto";

import { faultOf } from "../../testing/signing/told";
import { base64Of, bytesOfBase64 } from "./base64";
import { SigningFault } from "./SigningFault";
import { textOfUtf8, utf8Of } from "./utf8";

test("UTF-8 and base64 are those of Node, whatever the length", () => {
  const text = "aé茶😀\u0000\u007f\u0080\u07ff\u0800\uffff\u{10ffff}";
  for (let length = 0; length <= text.length; length += 1) {
    const part = text.slice(0, length);
    if (/\p{Surrogate}/u.test(part)) continue;
    expect(Buffer.from(utf8Of(part))).toEqual(Buffer.from(part));
    expect(textOfUtf8(utf8Of(part))).toBe(part);
  }
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from(randomBytes(length));
    const base64 = Buffer.from(bytes).toString("base64");
    expect(base64Of(bytes)).toBe(base64);
    expect(bytesOfBase64(base64)).toEqual(bytes);
  }
});

test("half of a surrogate pair has no bytes, and bytes that are no UTF-8 have no text", () => {
  expect(() => utf8Of("a\ud83d")).toThrow(SigningFault);
  for (const bytes of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
    expect(textOfUtf8(Uint8Array.from(bytes))).toBeNull();
  }
});

test.each([
  ["YQ", /missing/],
  ["YQ=", /missing/],
  ["Y===", /belongs to the end/],
  ["YQ==YQ==", /belongs to the end/],
  ["YR==", /bits/],
  ["YWJ=", /bits/],
  ["a-_b", /URL-safe/],
  ["YW Jj", /blanks/],
  ["YWJj\n", /blanks/],
  ["YWJ*", /`\*` is no character/],
  ["YWJé", /`é` is no character/],
])("refuses %j, which is not exactly base64", (text, message) => {
  expect(faultOf(() => bytesOfBase64(text)).message).toMatch(message);
});

import { faultOf } from "../../testing/signing/told";
import { readMessageHeaders } from "./messageHeaders";

const FOUND = { signature: "sha256 ab+/=", nonceStr: "N1", timestamp: "1736933412" };

test.each([
  ["as they arrive", "X-Signature: sha256 ab+/=\nX-Nonce-Str: N1\nX-Timestamp: 1736933412"],
  [
    "in a whole message, in any case and order",
    "POST /notify HTTP/1.1\r\nhost: localhost\r\nx-timestamp:1736933412 \r\nX-NONCE-STR: N1\r\nx-signature:  sha256 ab+/=\r\n\r\n{}",
  ],
  [
    "as options of cURL",
    "curl --header 'A: b' \\\n  --header 'X-Signature: sha256 ab+/=' \\\n  -H \"X-Nonce-Str: N1\" \\\n -H 'X-Timestamp: 1736933412'",
  ],
  [
    "as curl -v and the mock show them",
    "* upload sent\n> POST /notify HTTP/1.1\r\n> X-Signature: sha256 ab+/=\r\n> X-Nonce-Str: N1\r\n< X-Timestamp: 1736933412\n>\n> {}",
  ],
])("%s", (_name, text) => {
  expect(readMessageHeaders(text)).toEqual(FOUND);
});

test.each([
  ["", /lack X-Signature, X-Nonce-Str, X-Timestamp/],
  ["X-Signature: sha256 a\nX-Nonce-Str:\nX-Timestamp: 1", /lack X-Nonce-Str\./],
  ["X-Timestamp: 1\nX-Timestamp: 2", /X-Timestamp stands twice/],
])("%j is refused", (text, message) => {
  expect(faultOf(() => readMessageHeaders(text)).message).toMatch(message);
});

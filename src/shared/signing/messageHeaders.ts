import { refuse } from "./SigningFault";

/** The three headers that a signature needs, as they arrived. */
export interface MessageHeaders {
  readonly signature: string;
  readonly nonceStr: string;
  readonly timestamp: string;
}

const NAMES = ["X-Signature", "X-Nonce-Str", "X-Timestamp"] as const;
/** A header of an HTTP message, behind the `>` or `<` of `curl -v` and the mock, or as an option of cURL. */
const LINE = /^[\s<>]*(?:(?:-H|--header)\s*)?(['"]?)([\w-]+)\s*:[ \t]*(.*?)[ \t]*\1\s*\\?\s*$/;

/** Finds the three headers in a pasted message; others, and lines that are no headers, are ignored. */
export function readMessageHeaders(text: string): MessageHeaders {
  const lines = text.split(/\r\n?|\n/).map((line) => LINE.exec(line) ?? []);
  const values = NAMES.map((name) => {
    const [value = "", ...more] = lines.flatMap(([, , own, found = ""]) =>
      own?.toLowerCase() === name.toLowerCase() ? [found] : [],
    );
    if (more.length > 0) refuse("signature-header/twice", name);
    return value;
  });
  const missing = NAMES.filter((_name, index) => values[index] === "");
  if (missing.length > 0) refuse("signature-header/missing", missing.join(", "));
  const [signature = "", nonceStr = "", timestamp = ""] = values;
  return { signature, nonceStr, timestamp };
}

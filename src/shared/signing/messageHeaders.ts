import { SigningFault } from "./SigningFault";

/** The three headers that a signature needs, as they arrived. */
export interface MessageHeaders {
  readonly signature: string;
  readonly nonceStr: string;
  readonly timestamp: string;
}

const NAMES = ["X-Signature", "X-Nonce-Str", "X-Timestamp"] as const;
/** A header of an HTTP message, or as an option of cURL. */
const LINE = /^\s*(?:(?:-H|--header)\s*)?(['"]?)([\w-]+)\s*:[ \t]*(.*?)[ \t]*\1\s*\\?\s*$/;

/** Finds the three headers in a pasted message; others, and lines that are no headers, are ignored. */
export function readMessageHeaders(text: string): MessageHeaders {
  const found = new Map<string, string>();
  for (const line of text.split(/\r\n?|\n/)) {
    const [, , name = "", value = ""] = LINE.exec(line) ?? [];
    const known = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
    if (known === undefined) continue;
    if (found.has(known)) throw new SigningFault("signature-header", `${known} stands twice in the headers.`);
    found.set(known, value);
  }
  const missing = NAMES.filter((name) => (found.get(name) ?? "") === "");
  if (missing.length > 0) {
    throw new SigningFault(
      "signature-header",
      `The headers lack ${missing.join(", ")}. Paste one header a line, as \`Name: value\`.`,
    );
  }
  const [signature = "", nonceStr = "", timestamp = ""] = NAMES.map((name) => found.get(name));
  return { signature, nonceStr, timestamp };
}

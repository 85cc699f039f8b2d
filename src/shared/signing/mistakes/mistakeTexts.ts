/**
 * Known mistakes, each with what was done and what to do instead. Code in backticks; `…` is a place for what is found.
 * They come from the rules, from deviations of SDKs, and from what the standard libraries of common languages do by
 * default. Pages with the workbench show them all, and the workbench reads them there.
 */

/** How the JSON is printed. */
export const JSON_MISTAKES = {
  "sort-none": "The keys were not sorted. Sort them at every depth.",
  "sort-top": "Only the outermost keys were sorted. Sort them at every depth.",
  "sort-outside-arrays": "Objects inside arrays were not sorted, as in the Node.js SDK. Sort them too.",
  "as-written": "The body was signed as it was sent. Bring it into canonical form first.",
  unescaped: "`<`, `>` and `&` were not escaped. Write `\\u003c`, `\\u003e` and `\\u0026`.",
  "upper-digits": "`<`, `>` and `&` were escaped in upper case (`\\u003C`). Use lower case.",
  apostrophe: "The apostrophe was escaped, as in the PHP SDK. Leave it as it is.",
  ascii: "Characters outside of ASCII were escaped. Leave them as they are, in UTF-8.",
  slashes: "`/` was escaped as `\\/`, as in PHP. Leave it as it is.",
  "line-separators": "U+2028 or U+2029 was escaped, as in the Go SDK. Keep both out of texts.",
  gaps: "The JSON has blanks behind `,` and `:`, as in Python. Print it compact.",
  pretty: "The JSON was pretty-printed. Print it compact, on one line.",
  digits: "A number went through a float, which changed its digits. Send it as text.",
  "json-end": "The JSON ended with a line break, as `echo` and `jq` write it. Cut it off.",
} as const;

/** How `data` is made of it. */
export const DATA_MISTAKES = {
  "base64-url": "`data` is URL-safe base64. Use the standard alphabet, with `+` and `/`.",
  "base64-unpadded": "`data` is base64 without `=` at its end. Keep it.",
  "base64-wrapped": "`data` is base64 in several lines. Write it on one line.",
  "not-base64": "`data` is the JSON itself. Encode it as base64.",
  hex: "`data` is hexadecimal. Encode it as base64.",
  "data-missing": "`data` was left out although there is a body.",
  "data-empty": "`data=` was signed without a value. Without a body, leave the part out.",
  "data-of-nothing": "`data` was signed although the body is `{}` or `null`. Leave the part out.",
  "data-other": "`data` holds another body, or was made in a way that is not known.",
} as const;

/** Method and URL. */
export const URL_MISTAKES = {
  "method-case": "The method was signed in upper case. Use lower case.",
  "method-other": "Another method was signed.",
  "url-missing": "Signed without `requestUrl`; only callbacks leave it out.",
  "url-present": "Signed with `requestUrl`; callbacks leave it out.",
  "url-query": "The query string is missing in `requestUrl`. Sign the exact URL you call.",
  "url-path": "Only the path was signed. Sign the whole URL, from `https://` on.",
  "url-encoded": "The URL was encoded before it was signed. Sign it as you call it.",
  "url-decoded": "The URL was decoded before it was signed. Sign it as you call it.",
  "url-slash": "The URLs differ in a `/` at the end of the path. Sign the exact URL you call.",
  "url-scheme": "The URLs differ in `http` and `https`. Sign the exact URL you call.",
  "url-other": "Another URL was signed. Sandbox and production have hosts of their own.",
  "url-last": "`requestUrl` stands behind `timestamp`. The parts are in alphabetical order.",
} as const;

/** The other parts, and the string as a whole. */
export const STRING_MISTAKES = {
  order: "The parts are not in alphabetical order.",
  "nonce-other": "Another nonce was signed. Make it once, for string and header.",
  milliseconds: "The timestamp was signed in milliseconds. Use seconds.",
  "timestamp-near": "The timestamp that was signed is some seconds off the header's. Take the time once, for both.",
  "timestamp-other": "Another timestamp was signed.",
  "values-encoded": "The values were URL-encoded. Join them as they are.",
  "sign-type": "`signType` is `sha256`, in lower case. It names the hash of the RSA signature, not an HMAC.",
  "text-end": "The string ends with a line break, as `echo` writes it. Cut it off.",
  blanks: "There are blanks or line breaks that don't belong there.",
  "no-string":
    "This is no string to sign: that has parts such as `method=post`, joined with `&`. Paste what your code signs.",
  "part-missing": "A part is missing.",
  "part-unknown": "There is a part too much.",
} as const;

/** The signature itself, and its header. */
export const SIGNATURE_MISTAKES = {
  "header-word": "`X-Signature` doesn't begin with `sha256` and one space.",
  "header-base64": "The signature is not standard base64 on one line, with `=` at its end.",
  "double-hash": "The string was hashed before it was signed. Give the string itself to the signing function.",
  "bare-hash": "The hash was encrypted, not signed. Use the signing function of the library.",
  pss: "Signed with PSS padding. Use PKCS#1 v1.5 padding.",
  hash: "Signed with …. Use SHA-256.",
} as const;

export const MISTAKES = {
  ...JSON_MISTAKES,
  ...DATA_MISTAKES,
  ...URL_MISTAKES,
  ...STRING_MISTAKES,
  ...SIGNATURE_MISTAKES,
} as const;

export type Mistake = keyof typeof MISTAKES;

/**
 * Why nothing is signed or verified, by the kind of fault and, behind a slash, which of it. Code in backticks; each `…`
 * is a place for what is found.
 */

/** Bodies. */
export const BODY_FAULTS = {
  "json-syntax/expected": "Expected …, found ….",
  "json-syntax/comma": "The comma before `…` is one too many.",
  "json-syntax/open": "The text in quotes that begins here has no end.",
  "json-syntax/escape": "`…` is no escape of JSON. A backslash itself is written `\\\\`.",
  "json-syntax/line": "A line ends inside of quotes. Close the quotes, or write the line break as `\\n`.",
  "json-syntax/control": "The control character U+… stands inside of quotes.",
  "json-duplicate-key":
    "The key `…` stands twice in one object, first in line …, column …. Readers of JSON differ in which of the two counts.",
  "json-surrogate": "Half of a surrogate pair stands alone: it is no character, and has no UTF-8 bytes to sign.",
  "json-too-deep": "The body is nested more than … levels deep.",
  "json-too-large": "The body has … characters; at most … are signed here.",
  "json-top-level/value": "The body of a call is a JSON object: it begins with `{`.",
  "json-top-level/list": "An empty list is signed by some programs and left out by others.",
  "json-number/zero": "`-0` is printed as 0 or -0, depending on the language. Write 0.",
  "json-number/integer":
    "… has more digits than JavaScript and others can hold: they would sign another number. Send it as text, in quotes.",
  "json-number/decimal":
    "… is printed differently by different languages. Write it as a plain decimal without zeros at its end, or send it as text, in quotes.",
  "json-character": "The character U+… is escaped differently by different languages. Leave it out.",
  "json-key-order": "Where `…` is sorted depends on the language. Use keys in ASCII.",
  received:
    "Languages print or sort this differently, and a callback that you received can't be changed. If your code builds another string than this page, this is why: let it keep digits as they arrived, and write characters as themselves.",
  "body-of-get": "A GET is sent without a body. Leave it empty.",
} as const;

/** What stands around the body. */
export const FIELD_FAULTS = {
  method: "The method is one of ….",
  "url/none": "The URL is missing.",
  "url/blank": "The URL holds a blank or a line break. Write a blank inside of it as `%20`.",
  "url/character": "`…` can't stand in a URL. Percent-encode it, and sign the URL so.",
  "url/part": "The URL is complete, from `https://` on.",
  "url/fragment": "What follows `#` is never sent. Leave it out.",
  "url/user": "A user name in the URL is not sent as a part of it. Leave it out.",
  "url/case": "HTTP clients send scheme and host in lower case. Write and sign them so.",
  "url/host": "`…` is no host name.",
  "url/port": "HTTP clients leave out the port that belongs to the scheme. Leave it out.",
  "url/path": "HTTP clients add a `/` behind the host. Write and sign it.",
  "url/encoding":
    "The URL holds a character that HTTP clients encode on their own, or an incomplete `%`. Percent-encode it.",
  "url/dots": "HTTP clients resolve `.` and `..` in the path. Write the result.",
  "nonce/none": "The nonce is missing.",
  "nonce/blank": "The nonce has no blanks.",
  "nonce/character": "`…` can't stand in a nonce. Use letters and digits, as the SDKs do.",
  "timestamp/milliseconds": "These are milliseconds. The timestamp is Unix time in seconds: 10 digits.",
  "timestamp/form": "The timestamp is Unix time in seconds: 10 digits.",
  clock: "The timestamp is … your clock; more than … seconds are refused.",
} as const;

/** Keys in PEM files. */
export const KEY_FAULTS = {
  "pem-missing": "The key is missing.",
  "pem-broken/none": "This is no PEM file: those begin with `-----BEGIN`. Paste the whole file.",
  "pem-broken/cut": "The key has no complete BEGIN and END lines: a part of the file is missing.",
  "pem-broken/long": "This is too long for a key.",
  "pem-broken/several": "There are several keys here. Paste the one to use.",
  "pem-broken/ends": "The key begins as `…` and ends as `…`.",
  "pem-broken/backslashes":
    "The key holds `\\n` as two characters, as in a configuration file. Replace each by a line break.",
  "pem-broken/empty": "There is nothing between the BEGIN and END lines.",
  "pem-broken/base64": "Between BEGIN and END: …",
  "pem-broken/label": "`BEGIN …` is no key.",
  "pem-broken/format":
    "The BEGIN line names another format than the content has: with `RSA` PKCS#1, without it PKCS#8 or, of public keys, SubjectPublicKeyInfo. Correct BEGIN and END, or export the key again.",
  "pem-broken/size": "`…` is too big for a key file.",
  "pem-broken/unread": "`…` can't be read.",
  "key-encrypted":
    "The key is encrypted with a passphrase. Decrypt a copy of it: `openssl rsa -in private.pem -out decrypted.pem`.",
  "key-kind/ssh": "This is a key for SSH. An RSA key in PEM format is needed.",
  "key-kind/certificate": "This is a certificate. Take the key out: `openssl x509 -pubkey -noout -in file.pem`.",
  "key-kind/certificate-private":
    "This is a certificate, which holds no private key. Take the file of the private key that belongs to it.",
  "key-kind/other": "This is a key of the kind …. Signatures need an RSA key in PEM format.",
  "key-half/private": "This is a private key. A signature is checked with the public key of who made it.",
  "key-half/public": "This is a public key. Requests are signed with the private key.",
  "key-broken/structure": "The key's content is damaged: it doesn't have the structure of a key. Export it again.",
  "key-broken/numbers": "The key's numbers don't fit together: a part of it is damaged. Export it again.",
  "key-broken/size": "Its numbers (… bits) make no RSA key that can be used here.",
  "key-broken/refused": "The key can't be used here: the browser's cryptography refuses it. Export it again.",
  "key-broken/signs": "The key can't be used: what it signs doesn't verify. Export it again.",
  "key-size": "RSA, … bits, …. The platform's keys have 2048 bits.",
} as const;

/** Headers, and the signature in them. */
export const HEADER_FAULTS = {
  "signature-header/missing": "The headers lack …. Paste one header a line, as `Name: value`.",
  "signature-header/twice": "… stands twice in the headers.",
  "signature-header/form": "X-Signature is the word `sha256`, one space, and the signature.",
  "signature-header/none": "There is no signature in X-Signature that can be decoded.",
  "base64/blanks": "The base64 text holds blanks or line breaks: it has to be on one line.",
  "base64/url": "The base64 text is URL-safe (`-`, `_`): the standard alphabet has `+` and `/`.",
  "base64/character": "… is no character of base64.",
  "base64/padding": "`=` belongs to the end of a base64 text.",
  "base64/length":
    "The base64 text has no whole number of groups of four: a part of it, or `=` at its end, is missing.",
  "base64/bits": "The last character of the base64 text carries bits that belong to no byte.",
} as const;

/** What comes of verifying and comparing. */
export const OUTCOMES = {
  valid: "Valid: the signature belongs to this message and this key.",
  explained: "Not valid. The signature was made like this:",
  unexplained: "Not valid, and the cause can't be told.",
  "wrong-key":
    "Another key made the signature; which one, it doesn't tell. Take the public key of the sender, from the same environment.",
  "wrong-hash":
    "The signature has … bytes: that is a hash or an HMAC. It has to be an RSA signature, of … bytes with this key.",
  "wrong-length":
    "The signature has … bytes, and those of this key have …: another key made it, or a part of it is missing.",
  "wrong-string":
    "This key made the signature, but over another string, which no known mistake makes: of another body, URL, nonce or timestamp.",
  equal: "Equal, to the last character.",
  different: "Different, from character … on.",
  sender:
    "A receiver can't mend this: the sender of the callback has to. Until then code that follows the rules refuses the message.",
  "timestamp-offset": "Your timestamp is … the one above.",
} as const;

/** What has to be there, and where it is. */
export const NEEDS = {
  "no-https":
    "This page came without https, and browsers then withhold their cryptography (WebCrypto). Strings can be built and compared. To sign and verify, open the page with https or on localhost.",
  "no-key": "Paste a private key, drop its file into the field, or generate a throwaway key.",
  "no-body": "There is no body, so the string has no `data` part.",
  "key-needed": "The string to sign is built. A private key is missing.",
  "not-signed/key": "Not signed: the private key can't be used.",
  "no-https/sign": "Signing needs a page with https.",
  "headers-first": "Paste the three headers first.",
  "key-first": "A public key is needed first.",
  "string-first": "Paste your string to sign first.",
  "fields-first": "Correct the fields that are marked first.",
  "not-signed": "Not signed: … … a correction.",
  "not-verified": "Not verified: a field needs a correction.",
  "not-compared": "Not compared: a field needs a correction.",
  shortened:
    "… characters in the middle don't show, as browsers are slow with long texts. Copy (on pages with https) takes all.",
  verify: "The headers and the public key stand under Verify now.",
} as const;

export type FaultId = keyof (typeof BODY_FAULTS & typeof FIELD_FAULTS & typeof KEY_FAULTS & typeof HEADER_FAULTS);

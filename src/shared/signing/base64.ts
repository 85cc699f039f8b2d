import { SigningFault } from "./SigningFault";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 with the standard alphabet and `=` (RFC 4648, 4), on one line. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let index = 0; index < bytes.length; index += 3) {
    const three = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    const left = bytes.length - index;
    for (let place = 0; place < 4; place += 1) {
      text += place > left ? "=" : (ALPHABET[(three >> (18 - 6 * place)) & 63] ?? "");
    }
  }
  return text;
}

/** The bytes of standard base64. Throws a SigningFault on everything that isn't exactly that. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const wrong = (message: string): never => {
    throw new SigningFault("base64", message);
  };
  if (/\s/.test(text)) wrong("The base64 text holds blanks or line breaks: it has to be on one line.");
  if (/[-_]/.test(text)) wrong("The base64 text is URL-safe (`-`, `_`): the standard alphabet has `+` and `/`.");
  const odd = /[^A-Za-z0-9+/=]/u.exec(text)?.[0];
  if (odd !== undefined) wrong(`\`${odd}\` is no character of base64.`);
  const digits = text.replace(/={0,2}$/, "");
  if (digits.includes("=")) wrong("`=` belongs to the end of a base64 text.");
  if (text.length % 4 !== 0 || digits.length % 4 === 1) {
    wrong("The base64 text has no whole number of groups of four: a part of it, or `=` at its end, is missing.");
  }
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (const digit of digits) {
    held = ((held << 6) | ALPHABET.indexOf(digit)) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (held >> bits) & 0xff;
    }
  }
  if ((held & ((1 << bits) - 1)) !== 0)
    wrong("The last character of the base64 text carries bits that belong to no byte.");
  return bytes;
}

import { nameOf } from "./json/codeOf";
import { refuse } from "./SigningFault";

// Both sides have these, under globals that this folder doesn't know.
declare function atob(base64: string): string;
declare function btoa(bytes: string): string;

/** Base64 with the standard alphabet and `=` (RFC 4648, 4), on one line. */
export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The bytes of standard base64. Throws a SigningFault on everything that isn't exactly that. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  if (/[ \t\r\n]/.test(text)) refuse("base64/blanks");
  if (/[-_]/.test(text)) refuse("base64/url");
  const odd = /[^A-Za-z0-9+/=]/u.exec(text)?.[0];
  if (odd !== undefined) refuse("base64/character", nameOf(odd));
  if (/=[^=]|={3}/.test(text)) refuse("base64/padding");
  if (text.length % 4 !== 0) refuse("base64/length");
  const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  if (base64Of(bytes) !== text) refuse("base64/bits");
  return bytes;
}

import { bytesOfHex, hexOf } from "./hex";
import { refuse } from "./SigningFault";

// Both sides have a TextEncoder, but under globals that this folder doesn't know; and theirs turns half of a surrogate
// pair silently into U+FFFD, where URL encoding refuses it.

/** UTF-8 bytes of a text. Throws a SigningFault on half of a surrogate pair. */
export function utf8Of(text: string): Uint8Array<ArrayBuffer> {
  if (/^[\0-\x7f]*$/.test(text)) return Uint8Array.from(text, (character) => character.charCodeAt(0));
  if (/\p{Surrogate}/u.test(text)) refuse("json-surrogate");
  return bytesOfHex(
    encodeURIComponent(text).replace(/%(..)|[^]/g, (sign, hex?: string) => hex ?? hexOf([sign.charCodeAt(0)])),
  );
}

/** The text of UTF-8 bytes; null where they are none. */
export function textOfUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(hexOf(bytes).replace(/../g, "%$&"));
  } catch {
    return null;
  }
}

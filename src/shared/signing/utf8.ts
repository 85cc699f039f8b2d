import { SigningFault } from "./SigningFault";

// Both sides have a TextEncoder, but under globals that this folder doesn't know; and theirs turns half of a surrogate
// pair silently into U+FFFD.

/** UTF-8 bytes of a text. Throws a SigningFault on half of a surrogate pair. */
export function utf8Of(text: string): Uint8Array<ArrayBuffer> {
  if (/\p{Surrogate}/u.test(text)) {
    throw new SigningFault("json-surrogate", "Half of a surrogate pair stands alone: it has no UTF-8 bytes to sign.");
  }
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) {
      bytes[length++] = code;
      continue;
    }
    const more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes[length++] = ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more));
    for (let rest = more - 1; rest >= 0; rest -= 1) bytes[length++] = 0x80 | ((code >> (6 * rest)) & 0x3f);
  }
  return bytes.slice(0, length);
}

/** The text of UTF-8 bytes; null where they are none. */
export function textOfUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return null;
  }
}

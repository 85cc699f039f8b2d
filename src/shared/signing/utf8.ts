import { refuse } from "./SigningFault";

type Bytes = Uint8Array<ArrayBuffer>;

// Both sides have these, under globals that this folder doesn't know.
declare const TextEncoder: new () => { readonly encode: (text: string) => Bytes };
declare const TextDecoder: new (
  label: "utf-8",
  options: { readonly fatal: true; readonly ignoreBOM: true },
) => { readonly decode: (bytes: Uint8Array) => string };

/** UTF-8 bytes of a text. Throws a SigningFault on half of a surrogate pair, which encoders turn silently into U+FFFD. */
export function utf8Of(text: string): Bytes {
  if (/\p{Surrogate}/u.test(text)) refuse("json-surrogate");
  return new TextEncoder().encode(text);
}

/** The text of UTF-8 bytes; null where they are none. */
export function textOfUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

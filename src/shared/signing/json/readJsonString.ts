import { placeOf, SigningFault } from "../SigningFault";

/** A text in quotes as far as it is sound: without its closing quote, and maybe without more. */
// eslint-disable-next-line no-control-regex -- JSON refuses control characters in texts
const SOUND = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const UNITS = /\\u([0-9a-fA-F]{4})|\\.|[^]/g;

/** Reads the JSON text in quotes that begins at `start`; `end` is behind its closing quote. */
export function readJsonString(text: string, start: number): { value: string; end: number } {
  SOUND.lastIndex = start;
  const sound = SOUND.exec(text)?.[0] ?? "";
  const end = start + sound.length;
  const next = text[end];
  if (next === undefined) {
    throw new SigningFault("json-syntax", "The text in quotes that begins here has no end.", placeOf(text, start));
  }
  if (next !== '"') throw new SigningFault("json-syntax", reasonFor(text, end), placeOf(text, end));
  const value = JSON.parse(`${sound}"`) as string;
  if (/\p{Surrogate}/u.test(value)) {
    throw new SigningFault(
      "json-surrogate",
      "Half of a surrogate pair stands alone: it is no character, and has no UTF-8 bytes to sign.",
      placeOf(text, start + 1 + loneSurrogate(sound.slice(1))),
    );
  }
  return { value, end: end + 1 };
}

function reasonFor(text: string, offset: number): string {
  if (text[offset] === "\\") {
    return `\`${text.slice(offset, offset + 2)}\` is no escape of JSON. A backslash itself is written \`\\\\\`.`;
  }
  const code = text.charCodeAt(offset);
  return code === 10 || code === 13
    ? "A line ends inside of quotes. Close the quotes, or write the line break as `\\n`."
    : `The control character U+${code.toString(16).toUpperCase().padStart(4, "0")} stands inside of quotes.`;
}

/** Where in the source of a text the first half of a pair stands alone. */
function loneSurrogate(source: string): number {
  let high = -1;
  for (const { 0: unit, 1: hex, index } of source.matchAll(UNITS)) {
    const code = hex === undefined ? (unit.length === 1 ? unit.charCodeAt(0) : 0) : parseInt(hex, 16);
    const isLow = code >= 0xdc00 && code <= 0xdfff;
    if (high >= 0 && !isLow) return high;
    if (high < 0 && isLow) return index;
    high = code >= 0xd800 && code <= 0xdbff ? index : -1;
  }
  return Math.max(high, 0);
}

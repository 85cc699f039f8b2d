import { refuseAt } from "../SigningFault";
import { codeOf } from "./codeOf";

/** A text in quotes as far as it is sound: without its closing quote, and maybe without more. */
// eslint-disable-next-line no-control-regex -- JSON refuses control characters in texts
const SOUND = /"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
/** The source of a text up to half of a surrogate pair that stands alone, written as itself or as an escape. */
const PAIRED =
  /^(?:[^\\\ud800-\udfff]+|\\[^u]|\\u(?!d[89a-f])[^]{4}|(?:[\ud800-\udbff]|\\ud[89ab]..)(?:[\udc00-\udfff]|\\ud[c-f]..))*/i;

/** Reads the JSON text in quotes that begins at `start`; `end` is behind its closing quote. */
export function readJsonString(text: string, start: number): { value: string; end: number } {
  SOUND.lastIndex = start;
  const sound = SOUND.exec(text)?.[0] ?? "";
  const end = start + sound.length;
  const next = text[end];
  if (next === undefined) refuseAt(text, start, "json-syntax/open");
  if (next === "\\") refuseAt(text, end, "json-syntax/escape", text.slice(end, end + 2));
  if (next === "\n" || next === "\r") refuseAt(text, end, "json-syntax/line");
  if (next !== '"') refuseAt(text, end, "json-syntax/control", codeOf(next));
  const paired = PAIRED.exec(sound)?.[0].length ?? 0;
  if (paired < sound.length) refuseAt(text, start + paired, "json-surrogate");
  return { value: JSON.parse(`${sound}"`) as string, end: end + 1 };
}

import { placeOf, refuse, refuseAt } from "../SigningFault";
import { nameOf } from "./codeOf";
import type { JsonMember, JsonNode } from "./JsonNode";
import { readJsonString } from "./readJsonString";

/** In UTF-16 units. Bodies of this API are a few kilobytes. */
export const MAX_JSON_LENGTH = 1_048_576;
export const MAX_JSON_DEPTH = 100;

const SPACE = /[ \t\n\r]*/y;
/** Numbers and literals. */
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What stands where a value should, as far as it is worth showing. */
const WORD = /[\p{L}\p{N}_$+.-]{1,20}/uy;

/** Looks at what is read, and may refuse it. */
export type CheckJson = (kind: "key" | "string" | "number" | "literal", value: string, offset: number) => void;

/**
 * Reads JSON (RFC 8259) strictly: also refuses what readers disagree on, which are keys that stand twice in one object
 * and halves of surrogate pairs. Throws a SigningFault with the place.
 */
export function readJson(text: string, check?: CheckJson): JsonNode {
  if (text.length > MAX_JSON_LENGTH) {
    refuse("json-too-large", ...[text.length, MAX_JSON_LENGTH].map((count) => count.toLocaleString("en-US")));
  }
  let at = 0;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const skipSpace = (): void => void (at += match(SPACE)?.length ?? 0);
  const found = (): string => {
    if (at >= text.length) return "the end of the text";
    return nameOf(match(WORD) ?? String.fromCodePoint(text.codePointAt(at) ?? 0));
  };
  const expect = (what: string): never => refuseAt(text, at, "json-syntax/expected", what, found());

  function readString(kind: "key" | "string"): string {
    const { value, end } = readJsonString(text, at);
    check?.(kind, value, at);
    at = end;
    return value;
  }

  /** Items up to the closing sign, which is left behind. */
  function readList(close: "]" | "}", readItem: () => void): void {
    at += 1;
    skipSpace();
    while (text[at] !== close) {
      readItem();
      skipSpace();
      if (text[at] === close) break;
      if (text[at] !== ",") expect(`\`,\` or \`${close}\``);
      const comma = at;
      at += 1;
      skipSpace();
      if (text[at] === close) refuseAt(text, comma, "json-syntax/comma", close);
    }
    at += 1;
  }

  function readObject(depth: number): JsonNode {
    const members: JsonMember[] = [];
    const seen = new Map<string, number>();
    readList("}", () => {
      if (text[at] !== '"') expect("a key in double quotes");
      const start = at;
      const key = readString("key");
      const first = seen.get(key);
      if (first !== undefined) {
        const { line, column } = placeOf(text, first);
        refuseAt(text, start, "json-duplicate-key", key, `${line}`, `${column}`);
      }
      seen.set(key, start);
      skipSpace();
      if (text[at] !== ":") expect("`:` after the key");
      at += 1;
      skipSpace();
      members.push({ key, value: readValue(depth) });
    });
    return { kind: "object", members };
  }

  function readArray(depth: number): JsonNode {
    const items: JsonNode[] = [];
    readList("]", () => void items.push(readValue(depth)));
    return { kind: "array", items };
  }

  function readValue(outer: number): JsonNode {
    const depth = outer + 1;
    const start = text[at];
    if (start === "{" || start === "[") {
      if (depth > MAX_JSON_DEPTH) refuseAt(text, at, "json-too-deep", `${MAX_JSON_DEPTH}`);
      return start === "{" ? readObject(depth) : readArray(depth);
    }
    if (start === '"') return { kind: "string", value: readString("string") };
    const plain = match(PLAIN) ?? expect("a value");
    const kind = /^[tfn]/.test(plain) ? "literal" : "number";
    check?.(kind, plain, at);
    at += plain.length;
    return { kind, text: plain };
  }

  skipSpace();
  const value = readValue(0);
  skipSpace();
  if (at < text.length) expect("the end of the body");
  return value;
}

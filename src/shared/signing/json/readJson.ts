import { placeOf, SigningFault, type FaultCode } from "../SigningFault";
import type { JsonMember, JsonNode } from "./JsonNode";
import { readJsonString } from "./readJsonString";

/** In UTF-16 units. Bodies of this API are a few kilobytes. */
export const MAX_JSON_LENGTH = 1_048_576;
export const MAX_JSON_DEPTH = 100;

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
/** What stands where a value should, as far as it is worth showing. */
const WORD = /[\p{L}\p{N}_$+.-]{1,20}/uy;

/**
 * Reads JSON (RFC 8259) strictly: also refuses what readers disagree on, which are keys that stand twice in one object
 * and halves of surrogate pairs. Throws a SigningFault with the place.
 */
export function readJson(text: string): JsonNode {
  if (text.length > MAX_JSON_LENGTH) {
    throw new SigningFault(
      "json-too-large",
      `The body has ${text.length.toLocaleString("en-US")} characters; at most ${MAX_JSON_LENGTH.toLocaleString("en-US")} are signed here.`,
    );
  }
  let at = 0;

  function fail(code: FaultCode, message: string, offset = at): never {
    throw new SigningFault(code, message, placeOf(text, offset));
  }
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const skipSpace = (): void => void (at += match(SPACE)?.length ?? 0);
  const found = (): string => {
    const character = text.codePointAt(at);
    if (character === undefined) return "the end of the text";
    const word = match(WORD) ?? String.fromCodePoint(character);
    return /^[\p{C}\p{Z}]/u.test(word) || word === "\u{FEFF}"
      ? `the invisible character U+${character.toString(16).toUpperCase().padStart(4, "0")}`
      : `\`${word}\``;
  };
  const expect = (what: string): never => fail("json-syntax", `Expected ${what}, found ${found()}.`);

  function readString(): string {
    const { value, end } = readJsonString(text, at);
    at = end;
    return value;
  }

  /** Items up to the closing sign, which is left behind. */
  function readList(close: "]" | "}", readItem: () => void): void {
    at += 1;
    skipSpace();
    if (text[at] !== close) {
      for (;;) {
        readItem();
        skipSpace();
        if (text[at] === close) break;
        if (text[at] !== ",") expect(`\`,\` or \`${close}\``);
        const comma = at;
        at += 1;
        skipSpace();
        if (text[at] === close) fail("json-syntax", `The comma before \`${close}\` is one too many.`, comma);
      }
    }
    at += 1;
  }

  function readObject(depth: number): JsonNode {
    const offset = at;
    const members: JsonMember[] = [];
    const seen = new Map<string, number>();
    readList("}", () => {
      if (text[at] !== '"') expect("a key in double quotes");
      const start = at;
      const key = readString();
      const first = seen.get(key);
      if (first !== undefined) {
        const { line, column } = placeOf(text, first);
        fail(
          "json-duplicate-key",
          `The key \`${key}\` stands twice in one object, first in line ${line}, column ${column}. Readers of JSON differ in which of the two counts.`,
          start,
        );
      }
      seen.set(key, start);
      skipSpace();
      if (text[at] !== ":") expect("`:` after the key");
      at += 1;
      skipSpace();
      members.push({ key, offset: start, value: readValue(depth) });
    });
    return { kind: "object", members, offset };
  }

  function readArray(depth: number): JsonNode {
    const offset = at;
    const items: JsonNode[] = [];
    readList("]", () => void items.push(readValue(depth)));
    return { kind: "array", items, offset };
  }

  function readValue(outer: number): JsonNode {
    const offset = at;
    const depth = outer + 1;
    const start = text[at];
    if (start === "{" || start === "[") {
      if (depth > MAX_JSON_DEPTH) {
        fail("json-too-deep", `The body is nested more than ${MAX_JSON_DEPTH} levels deep.`);
      }
      return start === "{" ? readObject(depth) : readArray(depth);
    }
    if (start === '"') return { kind: "string", value: readString(), offset };
    const literal = match(LITERAL);
    if (literal !== undefined) {
      at += literal.length;
      return { kind: "literal", text: literal as "true" | "false" | "null", offset };
    }
    const number = match(NUMBER);
    if (number === undefined) return expect("a value");
    at += number.length;
    return { kind: "number", text: number, offset };
  }

  skipSpace();
  const value = readValue(0);
  skipSpace();
  if (at < text.length) expect("the end of the body");
  return value;
}

import type { JsonValue } from "../../../shared/contracts/ApiModel";

/** How a language writes a JSON value as a literal of its own. */
export interface LiteralStyle {
  readonly text: (value: string) => string;
  readonly words: readonly [nothing: string, yes: string, no: string];
  readonly list: readonly [open: string, close: string];
  /** A map's brackets, blanks inside included where the language's style has them. */
  readonly map: readonly [open: string, close: string];
  readonly emptyMap: string;
  /** Stands before a map whose keys are 0, 1, …, where the language would take it for a list. */
  readonly listLikeMap?: string;
  readonly member: (key: string, value: string) => string;
  readonly trailingComma: boolean;
  readonly indent: string;
}

const WIDTH = 84;

/** JSON itself. */
export const JSON_STYLE: LiteralStyle = {
  text: (value) => JSON.stringify(value),
  words: ["null", "true", "false"],
  list: ["[", "]"],
  map: ["{", "}"],
  emptyMap: "{}",
  member: (key, value) => `${JSON.stringify(key)}: ${value}`,
  trailingComma: false,
  indent: "  ",
};

/**
 * Prints a value: what fits on a line on one line, what doesn't with a line a member.
 * @param column how many signs stand before the value on its first line
 */
export function printLiteral(value: JsonValue, style: LiteralStyle, column = 0, depth = 0): string {
  const flat = flatLiteral(value, style);
  if (value === null || typeof value !== "object" || column + flat.length <= WIDTH) return flat;
  const inner = style.indent.repeat(depth + 1);
  const print = (item: JsonValue, before: number) => printLiteral(item, style, inner.length + before, depth + 1);
  const lines = isList(value)
    ? value.map((item) => print(item, 1))
    : Object.entries(value).map(([key, item]) => style.member(key, print(item, style.member(key, "").length + 1)));
  const [opening, close] = isList(value) ? style.list : style.map;
  const open = isList(value) ? opening : mapPrefix(value, style) + opening;
  const end = style.trailingComma ? "," : "";
  return `${open.trimEnd()}\n${inner}${lines.join(`,\n${inner}`)}${end}\n${style.indent.repeat(depth)}${close.trimStart()}`;
}

function flatLiteral(value: JsonValue, style: LiteralStyle): string {
  const [nothing, yes, no] = style.words;
  if (value === null) return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return JSON.stringify(value);
  if (typeof value === "string") return style.text(value);
  if (isList(value)) return style.list[0] + value.map((item) => flatLiteral(item, style)).join(", ") + style.list[1];
  const members = Object.entries(value).map(([key, item]) => style.member(key, flatLiteral(item, style)));
  return members.length === 0
    ? style.emptyMap
    : mapPrefix(value, style) + style.map[0] + members.join(", ") + style.map[1];
}

function mapPrefix(value: object, { listLikeMap = "" }: LiteralStyle): string {
  return Object.keys(value).every((key, index) => key === String(index)) ? listLikeMap : "";
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

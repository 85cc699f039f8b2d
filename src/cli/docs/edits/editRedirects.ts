import { isMap, isScalar, isSeq, parseDocument } from "yaml";

import { splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { editScalars } from "./editScalars";
import { replaceRanges } from "./replaceRanges";

export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/** As a value of YAML: ` #` and some signs mean something there. */
const quoted = (text: string): string =>
  /^[\w/#.{}-]+$/.test(text) && !text.includes("{") ? text : JSON.stringify(text);

/**
 * The text of redirects.yaml (null: there is none yet) after addresses have moved: those that led to a moved one lead
 * straight to the new, those from an address that is taken again are gone, and the new ones are added at the end.
 */
export function editRedirects(text: string | null, added: readonly NewRedirect[]): string {
  const moved = new Map(added.map(({ from, to }) => [from, to]));
  const straight = editScalars(text ?? "redirects:\n", (path, value) => {
    if (path.at(-1) !== "to") {
      return null;
    }
    const { path: page, hash } = splitUrl(value);
    const exact = moved.get(withoutTrailingSlash(page) + hash);
    const next =
      exact ?? (moved.has(withoutTrailingSlash(page)) ? (moved.get(withoutTrailingSlash(page)) ?? "") + hash : null);
    return next === null ? null : { from: value, to: next };
  });
  const taken = new Set(added.map(({ to }) => to));
  const kept = withoutFrom(straight, taken);
  const known = new Set(froms(kept));
  const lines = added
    .filter(({ from }) => !known.has(from))
    .map(({ from, to }) => `  - from: ${quoted(from)}\n    to: ${quoted(to)}\n`);
  const end = kept === "" || kept.endsWith("\n") ? kept : `${kept}\n`;
  // An empty list in brackets can't be continued by lines.
  return end.replace(/^redirects:[ \t]*\[[ \t]*\][ \t]*$/m, "redirects:") + lines.join("");
}

function itemsOf(text: string) {
  const list: unknown = parseDocument(text).get("redirects", true);
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
}

function froms(text: string): string[] {
  return itemsOf(text).flatMap((item) => {
    const from: unknown = item.get("from", true);
    return isScalar(from) ? [withoutTrailingSlash(String(from.value))] : [];
  });
}

/** Without the entries of addresses that are pages again: whole lines, from the dash to the next entry. */
function withoutFrom(text: string, taken: ReadonlySet<string>): string {
  const ranges = itemsOf(text).flatMap((item) => {
    const from: unknown = item.get("from", true);
    const [start = 0, , end = 0] = item.range ?? [];
    const isTaken = isScalar(from) && taken.has(withoutTrailingSlash(String(from.value)));
    return isTaken ? [{ start: text.lastIndexOf("\n", start) + 1, end, text: "" }] : [];
  });
  return replaceRanges(text, ranges);
}

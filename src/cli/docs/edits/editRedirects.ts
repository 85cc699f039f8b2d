import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Node } from "yaml";

import { splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { appendRedirects } from "./appendRedirects";
import type { NewRedirect } from "./appendRedirects";
import { editScalars } from "./editScalars";
import { inBrackets } from "./removeEntry";
import { replaceRanges } from "./replaceRanges";
import { lineStart } from "./textPlaces";

/**
 * The text of redirects.yaml (null: there is none yet) after addresses have moved: those that led to a moved one lead
 * straight to the new, those from an address that is taken again are gone, and the new ones are added at the end.
 * `{product}` stands for `slug`.
 */
export function editRedirects(text: string | null, added: readonly NewRedirect[], slug = "{product}"): string {
  const form = (address: string): string => resolveProduct(address, slug);
  const moved = new Map(added.map(({ from, to }) => [form(from), to]));
  const straight = retarget(text ?? "", (value) => {
    const { path, hash } = splitUrl(form(value));
    const page = withoutTrailingSlash(path);
    const ofPage = moved.get(page);
    return moved.get(page + hash) ?? (ofPage === undefined ? null : ofPage + (ofPage.includes("#") ? "" : hash));
  });
  const kept = withoutFrom(straight, new Set(added.map(({ to }) => form(to))), form);
  const known = new Set(froms(kept).map(form));
  const fresh = added.filter(({ from }) => !known.has(form(from)));
  return fresh.length === 0 ? kept : appendRedirects(kept, fresh);
}

/** The text with other targets: `lead` gives that of an address that isn't to stay. */
export function retarget(text: string, lead: (to: string) => string | null): string {
  return editScalars(text, (path, value) => {
    const next = path.at(-1) === "to" ? lead(value) : null;
    return next === null || next === value ? null : { from: value, to: next };
  });
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

/** Without the entries of addresses that are pages again: whole lines, or what stands between commas in brackets. */
function withoutFrom(text: string, taken: ReadonlySet<string>, form: (address: string) => string): string {
  const list: unknown = parseDocument(text).get("redirects", true);
  const gone = itemsOf(text).find((item) => {
    const from: unknown = item.get("from", true);
    return isScalar(from) && taken.has(form(withoutTrailingSlash(String(from.value))));
  });
  if (gone === undefined || !isSeq(list)) {
    return text;
  }
  const [start = 0, , end = 0] = gone.range ?? [];
  const index = list.items.findIndex((item) => (item as Node).range?.[0] === start);
  const removal =
    list.flow === true
      ? inBrackets(list.items as readonly Node[], index)
      : { start: lineStart(text, start), end, text: "" };
  return withoutFrom(replaceRanges(text, [removal]), taken, form);
}

import type { Node } from "yaml";

import { nearest } from "../../../shared/nearest";
import { CommandError } from "../Command";
import { replaceRanges } from "./replaceRanges";
import type { Replacement } from "./replaceRanges";
import { readSidebarText } from "./SidebarText";
import type { SidebarEntry, SidebarList, SidebarText } from "./SidebarText";
import { afterLine, lineEndOf, lineStart } from "./textPlaces";
import { endOfNode, yamlScalar } from "./yamlText";

/** Where a new entry goes; without a wish it follows the pages of its folder. */
export type EntryPlace =
  | { readonly kind: "after"; readonly docId: string }
  | { readonly kind: "category"; readonly path: string }
  | { readonly kind: "withoutEntry" }
  | { readonly kind: "folder" };

/**
 * The text of sidebar.yaml with an entry for the page; the same text where it has one. Nothing but a line (in a list
 * in brackets, a word) is added. Throws a `CommandError` for a place that isn't there.
 */
export function addEntry(text: string, docId: string, place: EntryPlace, slug: string): string {
  const sidebar = readSidebarText(text, slug);
  if (sidebar.entries.some((entry) => entry.docId === docId.split("{product}").join(slug))) {
    return text;
  }
  const replacement =
    place.kind === "withoutEntry"
      ? atEndOf(text, sidebar.withoutEntry, docId, "withoutEntry:")
      : place.kind === "category"
        ? inCategory(text, sidebar, docId, place.path)
        : behind(text, place.kind === "after" ? entryNamed(sidebar, place.docId) : lastOfFolder(sidebar, docId), docId);
  return replaceRanges(text, [replacement]);
}

/** The entry that `--after` names. */
function entryNamed({ entries }: SidebarText, docId: string): SidebarEntry {
  const listed = entries.filter(({ list }) => !list.isWithoutEntry);
  const entry = listed.find((candidate) => candidate.docId === docId);
  if (entry === undefined) {
    const near = nearest(
      docId,
      listed.map((candidate) => candidate.docId),
    );
    throw new CommandError(`The sidebar has no entry \`${docId}\` to stand after.${nearestText(near)}`);
  }
  return entry;
}

/** The last entry of the pages that share most folders with the new one. */
function lastOfFolder({ entries, categories }: SidebarText, docId: string): SidebarEntry {
  const folders = docId.split("/").slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = `${folders.slice(0, depth).join("/")}/`;
    const entry = entries.findLast((one) => !one.list.isWithoutEntry && one.docId.startsWith(folder));
    if (entry !== undefined) {
      return entry;
    }
  }
  throw new CommandError(
    `No page of the same folder is in the sidebar, so the place of \`${docId}\` has to be told: --after=<id>, ` +
      `--category=<label> or --without-entry.${nearestText(categories.map(({ path }) => path))}`,
  );
}

function inCategory(text: string, { categories }: SidebarText, docId: string, path: string): Replacement {
  const form = (label: string): string => label.replace(/\s*\/\s*/g, "/").trim();
  const category = categories.find((one) => form(one.path) === form(path));
  if (category === undefined) {
    const paths = categories.map((one) => one.path);
    const near = nearest(path, paths, 5);
    throw new CommandError(`There is no category \`${path}\`.${nearestText(near.length > 0 ? near : paths)}`);
  }
  return atEndOf(text, category.list, docId, `the category \`${category.path}\``);
}

const nearestText = (values: readonly string[]): string =>
  values.length === 0 ? "" : `\nKnown: ${values.map((value) => `\`${value}\``).join(", ")}.`;

function atEndOf(text: string, list: SidebarList | null, docId: string, what: string): Replacement {
  const last = list?.seq.items.at(-1) as Node | undefined;
  if (list === null || (last === undefined && list.seq.flow !== true)) {
    // Without a list the file has no place for it yet, and no indentation to follow.
    throw new CommandError(`sidebar.yaml has no list for ${what} yet: write it with its first entry, \`- ${docId}\`.`);
  }
  if (last === undefined) {
    const at = (list.seq.range?.[0] ?? 0) + 1;
    return { start: at, end: at, text: yamlScalar(docId, "flow") };
  }
  return behindNode(text, list, last, docId);
}

const behind = (text: string, { list, node }: SidebarEntry, docId: string): Replacement =>
  behindNode(text, list, node, docId);

function behindNode(text: string, { seq }: SidebarList, node: Node, docId: string): Replacement {
  const end = endOfNode(node);
  if (seq.flow === true) {
    return { start: end, end, text: `, ${yamlScalar(docId, "flow")}` };
  }
  const start = lineStart(text, node.range?.[0] ?? 0);
  const indent = /^\uFEFF?([ \t]*)-/.exec(text.slice(start))?.[1] ?? "  ";
  const at = afterLine(text, end);
  const lineEnd = lineEndOf(text);
  const line = `${indent}- ${yamlScalar(docId)}`;
  // The last line of a file may have no end.
  const isOpen = at === text.length && !/[\r\n]$/.test(text);
  return { start: at, end: at, text: isOpen ? `${lineEnd}${line}` : `${line}${lineEnd}` };
}

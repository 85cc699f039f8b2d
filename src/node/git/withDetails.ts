import { relative, sep } from "node:path";

import type { NodeRecord } from "../section";
import { editAddress } from "./editAddress";

export interface SourceDetails {
  /** Absolute path of the content folder. */
  readonly folder: string;
  /** The same relative to the project's root. */
  readonly label: string;
  /** `edit.url` of the settings. */
  readonly editUrl: string | null;
  /** ISO instants of last changes, by path below the content folder. */
  readonly dates: ReadonlyMap<string, string>;
}

/**
 * Docs pages with what git knows of their sources: when they were last changed, and where they are edited. That comes
 * last and apart from everything that pages are compiled from, so that a commit compiles no page again.
 */
export function withDetails(nodes: readonly NodeRecord[], details: SourceDetails): NodeRecord[] {
  return nodes.map((node) => {
    const { absolutePath } = node.fields;
    if (node.type !== "DocPage" || typeof absolutePath !== "string") {
      return node;
    }
    const file = relative(details.folder, absolutePath).split(sep).join("/");
    const lastUpdated = details.dates.get(file) ?? null;
    return {
      ...node,
      fields: { ...node.fields, lastUpdated, editUrl: editAddress(details.editUrl, details.label, file) },
    };
  });
}

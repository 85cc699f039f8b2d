import type { DataName, DataSet } from "../data/schemas";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";

/** A data set for a block; a missing file is reported. */
export function readData<Name extends DataName>(page: PageContext, name: Name, at: Point): DataSet<Name> | null {
  const value = page.inputs.data(name) as DataSet<Name> | null | undefined;
  if (value === null) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `this block needs the data file content/data/${name}.yaml`,
      fix: "add the file, or remove the block",
    });
  }
  return value ?? null;
}

/** `key` as an anchor: spaces and colons would need escapes in addresses. */
export const anchor = (key: string): string => key.replace(/[^\p{L}\p{N}_.-]+/gu, "-");

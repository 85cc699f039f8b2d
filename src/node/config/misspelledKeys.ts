import type { z } from "zod";

import { likelyMeant } from "../../shared/likelyMeant";
import { valueAt } from "./valueAt";

/** A key path as text, to look it up by. */
export const pathText = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/**
 * Paths of the required keys that are there after all, under a name that is nearly theirs: a misspelled key is one
 * mistake, not a key that is missing and one that is unknown. `keysOf` gives the keys that a path's map knows, `data` is
 * what was validated.
 */
export function misspelledKeys(
  found: readonly z.core.$ZodIssue[],
  keysOf: (path: readonly PropertyKey[]) => readonly string[],
  data: unknown,
): ReadonlySet<string> {
  const wanted = new Set(found.map(({ path }) => pathText(path)));
  const isMissing = (path: readonly PropertyKey[]) => valueAt(data, path) === undefined && wanted.has(pathText(path));
  const meant = found.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.flatMap((key) => {
          const near = likelyMeant(key, keysOf(issue.path));
          return near === undefined ? [] : [[...issue.path, near]];
        })
      : [],
  );
  return new Set(meant.filter(isMissing).map(pathText));
}

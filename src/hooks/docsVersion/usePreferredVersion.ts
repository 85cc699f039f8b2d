import { useEffect, useState } from "react";

import { DOCS_VERSION_KEY } from "../../shared/docsVersion";
import { readStored, store } from "../storage";

/**
 * The docs version that the reader prefers; null in the HTML and until it was read. A stored name that is no version
 * (any more) is replaced by the first version's.
 *
 * @param names of all versions, the site's default first
 */
export function usePreferredVersion(names: readonly string[]): string | null {
  const [preferred, setPreferred] = useState<string | null>(null);
  const list = names.join("\n");

  useEffect(() => {
    const [first, ...others] = list.split("\n");
    const stored = readStored(DOCS_VERSION_KEY);
    if (first === undefined || stored === null || stored === first) {
      setPreferred(first ?? null);
    } else if (others.includes(stored)) {
      setPreferred(stored);
    } else {
      store(DOCS_VERSION_KEY, first);
      setPreferred(first);
    }
  }, [list]);

  return preferred;
}

import { useEffect } from "react";

import { DOCS_VERSION_KEY } from "../../shared/docsVersion";
import type { DocScope } from "../pageScope/pageScope";
import { readStored, store } from "../storage";

/**
 * Remembers the docs version of the page as the one that the reader prefers: they came to it or picked it. Where there
 * is one version, nothing is to prefer, and nothing is stored.
 */
export function useRememberVersion(doc: DocScope | null): void {
  const name = doc !== null && doc.versions.length > 1 ? doc.versionName : null;
  useEffect(() => {
    if (name !== null && readStored(DOCS_VERSION_KEY) !== name) {
      store(DOCS_VERSION_KEY, name);
    }
  }, [name]);
}

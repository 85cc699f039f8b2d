import { withPrefix } from "gatsby";

/** Data that is loaded when something needs it, and what waits for it. */
export interface LateLists<T> {
  /** Null until it is loaded. */
  readonly read: () => T | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once; after a failure the next call tries again. */
  readonly load: () => Promise<void>;
}

/** The result of a static query that Gatsby's loader has not been told of. `file`: its site path. */
export function createLateLists<T extends object>(file: string): LateLists<T> {
  let lists: T | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const fetchLists = async (): Promise<void> => {
    const answer = await fetch(withPrefix(file));
    if (!answer.ok) {
      throw new Error(`${file}: ${String(answer.status)}`);
    }
    lists = ((await answer.json()) as { readonly data: T }).data;
    listeners.forEach((listener) => listener());
  };

  return {
    read: () => lists,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      loading ??= fetchLists().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

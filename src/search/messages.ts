import type { SearchRequest, SearchResult } from "../shared/search/search";

/** What the page asks of the worker. */
export type ToWorker =
  | { readonly type: "load"; readonly documents: ArrayBuffer; readonly index: ArrayBuffer }
  | { readonly type: "search"; readonly id: number; readonly request: SearchRequest };

/** What the worker answers. */
export type FromWorker =
  | { readonly type: "loaded" }
  /** `otherBuild`: the two files don't belong together; newer copies may. */
  | { readonly type: "failed"; readonly message: string; readonly otherBuild: boolean }
  | { readonly type: "found"; readonly id: number; readonly result: SearchResult };

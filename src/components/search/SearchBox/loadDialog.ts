import type * as dialogModule from "../SearchDialog/SearchDialog";

export type SearchDialogModule = typeof dialogModule;

/** Everything of search but its button: one chunk. A load that failed is tried again by the next call. */
export const loadDialog = (): Promise<SearchDialogModule> => import("../SearchDialog/SearchDialog");

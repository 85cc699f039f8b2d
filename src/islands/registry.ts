import type { ComponentType } from "react";

/** What content passes to an island: the JSON of its `data-props`. */
export type IslandProps = Readonly<Record<string, string>>;

/** Interactive pieces of content by the name that `<Island name>` gives; each is a chunk of its own. */
export const ISLANDS: Readonly<Record<string, () => Promise<ComponentType<IslandProps>>>> = {
  "row-filter": () => import("./RowFilter/RowFilter").then((module) => module.RowFilter),
  "signature-workbench": () =>
    import("./SignatureWorkbench/SignatureWorkbench").then((module) => module.SignatureWorkbench),
};

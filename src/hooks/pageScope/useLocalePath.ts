import { useContext } from "react";

import { PageScopeContext } from "./pageScope";

/** Where the pages of the current page's locale live: "" for the default one, and outside of the page layout. */
export function useLocalePath(): string {
  return useContext(PageScopeContext)?.localePath ?? "";
}

import { gatsbyLoader } from "../../hooks/gatsbyLoader";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Readers who pay for each byte, or wait for it, get the page they choose and no other (SPEC section 7). */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && !(connection?.effectiveType ?? "").includes("2g");
}

/** Loads a page that the reader is about to choose. `path` carries the path prefix; a hash in it is ignored. */
export function prefetchPage(path: string): void {
  if (mayPrefetch()) {
    gatsbyLoader()?.hovering(path.split("#")[0] ?? path);
  }
}

import type { GatsbyLoader } from "../../hooks/gatsbyLoader";

type Ask = (path: string, ...rest: readonly unknown[]) => unknown;

/**
 * Lets the loader know pages by their path alone. Gatsby's takes an address with another query for another page, whose
 * data it fetches anew; but every page here is a file, the same for each query. So a page that is there is there with
 * any query: nothing is fetched, and it works without a network.
 */
export function ignoreQueries(loader: GatsbyLoader): void {
  for (const name of ["loadPage", "loadPageSync", "hovering"] as const) {
    const original: Ask = loader[name].bind(loader);
    const asked: Ask = (path, ...rest) => original(path.replace(/[?#].*/, ""), ...rest);
    Object.assign(loader, { [name]: asked });
  }
}

import type { LoadResult } from "../../hooks/gatsbyLoader";
import { judgeLoad } from "./judgeLoad";

/**
 * Whether what the loader holds for `path` can show at once. What a prefetch has brought may be the page of a newer
 * build, whose code is not here, or the not-found page, which stands in for missing data too: such a navigation has to
 * find out first.
 */
export function isReady(held: LoadResult, path: string, isThisBuild: (build: string | undefined) => boolean): boolean {
  const load = held === undefined ? null : judgeLoad(held, path);
  return load?.kind === "page" && isThisBuild(load.build);
}

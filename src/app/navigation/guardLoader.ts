import type { GatsbyLoader } from "../../hooks/gatsbyLoader";
import { isNotFoundPath, judgeLoad, type PageLoad } from "./judgeLoad";

/** Where Gatsby's client is, for its loader's sake. */
export interface LoaderWorld {
  /** Path of the page whose HTML was served: `window.pagePath`. */
  readonly servedPage: string;
  /** Path, with prefix, and query of the address bar. */
  readonly here: () => string;
  /** The document's own page can't be loaded. */
  readonly firstFailed: (error: Error) => void;
  readonly firstLoaded: () => void;
}

const NEVER: Promise<never> = new Promise(() => undefined);

/**
 * Replaces the loader's `loadPage`, which Gatsby's parts call through this very object, and returns the original.
 *
 * - The first call is for the page of the document. Gatsby answers with the not-found page when its data is missing, or
 *   throws; but the HTML is there, whole. The call is left open instead, so that React never touches it.
 * - Later calls come from Back and Forward. An answer that comes when the address is another one is not handed over:
 *   Gatsby would show that page at the wrong address. Failures are not either: the navigator sees to them.
 */
export function guardLoader(loader: GatsbyLoader, world: LoaderWorld): (path: string) => Promise<PageLoad> {
  const original = loader.loadPage.bind(loader);
  const load = async (path: string): Promise<PageLoad> => judgeLoad(await original(path), path);
  let first = true;

  loader.loadPage = async (path) => {
    if (first) {
      first = false;
      const result = await original(path);
      const judged = judgeLoad(result, path);
      const failed = judged.kind === "failed" || (judged.kind === "notFound" && !isNotFoundPath(world.servedPage));
      if (failed) {
        world.firstFailed(judged.kind === "failed" ? judged.error : new Error(`the data of ${path} is missing`));
        return NEVER;
      }
      world.firstLoaded();
      return result;
    }
    const waits = loader.loadPageSync(path) === undefined;
    const result = await original(path);
    const stale = waits && world.here() !== path;
    return stale || judgeLoad(result, path).kind === "failed" ? NEVER : result;
  };

  return load;
}

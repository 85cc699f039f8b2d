/**
 * Site paths: they start with `/`, carry no path prefix and, but for literal routes such as `/Footer/`,
 * no trailing slash.
 */

/** Route of a doc id in a docs version ("" for the current one). */
export function docPath(docId: string, versionPath = ""): string {
  return `/docs${versionPath === "" ? "" : `/${versionPath}`}/${docId}`;
}

/** `path` without its trailing slash, for comparing; the root stays "/". */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Puts the path prefix ("" or "/portal") before a site path. Absolute URLs and fragments stay as they are. */
export function withPrefix(path: string, pathPrefix: string): string {
  return path.startsWith("/") && !path.startsWith("//") ? `${pathPrefix}${path}` : path;
}

/** An address as its three parts; `query` keeps its `?`, `hash` its `#`. */
export interface SplitUrl {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** Splits an address at its first `#`, then at its first `?`. */
export function splitUrl(url: string): SplitUrl {
  const hashAt = url.indexOf("#");
  const beforeHash = hashAt === -1 ? url : url.slice(0, hashAt);
  const queryAt = beforeHash.indexOf("?");
  return {
    path: queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt === -1 ? "" : beforeHash.slice(queryAt),
    hash: hashAt === -1 ? "" : url.slice(hashAt),
  };
}

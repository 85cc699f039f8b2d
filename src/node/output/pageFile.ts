/** Address of the file that holds a page: Gatsby writes `/x` to `/x/index.html` and `/x.html` to itself. */
export function pageFile(path: string): string {
  return /\.html?$/i.test(path) ? path : `${withoutEndSlash(path)}/index.html`;
}

/**
 * Address of the second file with the same page, which answers at `/x.html` on every static host, with and without
 * JavaScript; null for the start page, whose `/index.html` is there anyway, and for pages that are such a file.
 */
export function aliasFile(path: string): string | null {
  const base = withoutEndSlash(path);
  return base === "" || /\.html?$/i.test(path) ? null : `${base}.html`;
}

const withoutEndSlash = (path: string): string => path.replace(/\/$/, "");

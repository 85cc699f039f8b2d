import { withPrefix } from "../../shared/paths";

/** A year: names of these files change with their content. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: a new build shows at once, in pages and in the data that belong to them. */
const ASK = "public, max-age=0, must-revalidate";

export interface HostedFiles {
  /** Paths of pages and old addresses. */
  readonly paths: readonly string[];
  /** Addresses of other files that change under the same name. */
  readonly files: readonly string[];
  /** Addresses of files and folders (with `/*`) whose names change with their content. */
  readonly hashed: readonly string[];
  readonly pathPrefix: string;
}

/**
 * Text of `_headers`, which several static hosts read. No two rules with the same header match one address: hosts join
 * what several rules say, and two times to keep a file are none. So pages are named by their first folder, and hashed
 * files one by one.
 */
export function hostHeaders({ paths, files, hashed, pathPrefix }: HostedFiles): string {
  const areas = [...new Set(paths.map((path) => path.split("/")[1]?.replace(/\.html?$/i, "") ?? ""))].sort();
  const asked = areas.flatMap((area) =>
    area === "" ? ["/", "/index.html"] : [`/${area}`, `/${area}.html`, `/${area}/*`],
  );
  const rule = (address: string, ...headers: string[]): string =>
    [withPrefix(address, pathPrefix), ...headers.map((header) => `  ${header}`)].join("\n");
  return [
    "# Written by the build. A file static/_headers takes its place.",
    rule("/*", "X-Content-Type-Options: nosniff", "Referrer-Policy: strict-origin-when-cross-origin"),
    ...[...asked, ...files].map((address) => rule(address, `Cache-Control: ${ASK}`)),
    ...hashed.map((address) => rule(address, `Cache-Control: ${FOR_EVER}`)),
    "",
  ].join("\n");
}

/** What webpack's statistics say of the files it has written for each entry. */
interface WebpackStats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Addresses of the bundles that a build's statistics (`webpack.stats.json`) name, sorted. */
export function bundleAddresses(stats: string): string[] {
  const { namedChunkGroups } = JSON.parse(stats) as WebpackStats;
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => `/${name}`));
  return [...new Set(names)].sort();
}

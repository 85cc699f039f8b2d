import path from "node:path";

/**
 * Parts of Gatsby that its browser bundle has whether a site uses them or not: slices, the `Script` component,
 * Partytown, which runs such scripts in a worker, and the registration of a service worker, which the site has none
 * of. A sixteenth of the bundle; eslint keeps the site from using them.
 */
const UNUSED: readonly RegExp[] = [
  /[\\/]\.cache[\\/]slice\.js$/,
  /[\\/]gatsby-script[\\/]dist[\\/]index\.modern\.mjs$/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** webpack's NormalModuleReplacementPlugin, as Gatsby hands it to its hooks: it goes by the path of a module's file. */
type Replace = (resource: RegExp, replacement: string) => unknown;

/** Plugins that put an empty module in the place of each part. `root` is the project's, absolute. */
export function leaveOutUnused(replace: Replace, root: string): unknown[] {
  const empty = path.join(root, "src/node/gatsby/empty.js");
  return UNUSED.map((part) => replace(part, empty));
}

import path from "node:path";

import { becomeFile, type Replace } from "./becomeFile";

/**
 * Parts of Gatsby that its browser bundle has whether a site uses them or not: slices, the `Script` component,
 * Partytown, which runs such scripts in a worker, and the registration of a service worker, which the site has none of.
 * A sixteenth of the bundle; eslint keeps the site from using them.
 */
const UNUSED: readonly RegExp[] = [
  /[\\/]\.cache[\\/]slice\.js$/,
  /[\\/]gatsby-script[\\/]dist[\\/]index\.modern\.mjs$/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** Checks of props, which React makes in development only. */
const PROP_TYPES = /[\\/]node_modules[\\/]prop-types[\\/]index\.js$/;

/** A pattern for the file of one of the site's own modules. */
const ownFile = (module: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/]${module.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")}$`);

/**
 * Plugins that put an empty module in the place of each part.
 * @param root the project's, absolute
 * @param modules of the site that its settings don't ask for, below src
 */
export function leaveOutUnused(replace: Replace, root: string, modules: readonly string[]): unknown[] {
  const empty = becomeFile(path.join(root, "src/node/gatsby/empty.js"));
  const noPropTypes = becomeFile(path.join(root, "src/node/gatsby/noPropTypes.js"));
  return [
    ...[...UNUSED, ...modules.map(ownFile)].map((part) => replace(part, empty)),
    replace(PROP_TYPES, noPropTypes),
  ];
}

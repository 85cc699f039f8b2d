import path from "node:path";

import { becomeFile, type Replace } from "./becomeFile";

/**
 * Parts of Gatsby that its browser bundle has whether a site uses them or not: slices, the `Script` component,
 * Partytown, which runs such scripts in a worker, the registration of a service worker, which the site has none of, and
 * the scroll positions of elements. A sixteenth of the bundle; eslint keeps the site from using them.
 */
const UNUSED: readonly RegExp[] = [
  /[\\/]\.cache[\\/]slice\.js$/,
  /[\\/]gatsby-script[\\/]dist[\\/]index\.modern\.mjs$/,
  /[\\/]\.cache[\\/]register-service-worker\.js$/,
  /[\\/]gatsby-react-router-scroll[\\/]use-scroll-restoration\.js$/,
  /[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
];

/** Checks of props, which React makes in development only. */
const PROP_TYPES = /[\\/]node_modules[\\/]prop-types[\\/]index\.js$/;

/** A pattern for the file of one of the site's own components. */
const componentFile = (module: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/]components[\\\\/]${module.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")}$`);

/**
 * Plugins that put an empty module in the place of each part.
 * @param root the project's, absolute
 * @param components of the site that its settings don't ask for, below src/components
 */
export function leaveOutUnused(replace: Replace, root: string, components: readonly string[]): unknown[] {
  const empty = becomeFile(path.join(root, "src/node/gatsby/empty.js"));
  const noPropTypes = becomeFile(path.join(root, "src/node/gatsby/noPropTypes.js"));
  return [
    ...[...UNUSED, ...components.map(componentFile)].map((part) => replace(part, empty)),
    replace(PROP_TYPES, noPropTypes),
  ];
}

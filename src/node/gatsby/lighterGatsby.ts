import path from "node:path";

/** webpack's NormalModuleReplacementPlugin, as Gatsby hands it to its hooks: it goes by what is looked up. */
type Replace = (resource: RegExp, change: (request: { request: string }) => void) => unknown;

/** Packages of Gatsby's client, and the site's modules that do of them what is used here; below src/app. */
const STAND_INS: readonly (readonly [name: RegExp, module: string])[] = [
  [/^gatsby-link$/, "navigation/gatsbyLink.ts"],
  // Under both of its names: there must be one history.
  [/^@(?:gatsbyjs\/reach-|reach\/)router$/, "router/index.ts"],
  [/^gatsby-react-router-scroll$/, "scroll/ScrollContext.tsx"],
];

/**
 * Plugins that put the site's own modules in the place of packages of Gatsby's client: a sixth of the bundle that every
 * page loads. What of these packages nobody uses can't be left out by itself: it declares props when it runs. HTML is
 * rendered with the packages, and so is `develop`. `root` is the project's, absolute.
 */
export function lighterGatsby(replace: Replace, root: string): unknown[] {
  return STAND_INS.map(([name, module]) => {
    const standIn = path.join(root, "src/app", module);
    return replace(name, (request) => {
      request.request = standIn;
    });
  });
}

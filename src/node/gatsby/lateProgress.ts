import path from "node:path";

/** What webpack is about to look up: what for, and from which folder. */
interface Request {
  readonly context: string;
  request: string;
}

/** webpack's NormalModuleReplacementPlugin, as Gatsby hands it to its hooks. */
type Replace = (resource: RegExp, change: (request: Request) => void) => unknown;

const OWN = /[\\/]src[\\/]app[\\/]progress$/;
const HOOKS = /gatsby-plugin-nprogress[\\/]gatsby-browser(?:\.js)?$/;

/**
 * Puts src/app/progress/progressPlugin in the place of the plugin's browser hooks where Gatsby calls them; the site's
 * own module that loads the plugin later gets the plugin. `root` is the project's, absolute.
 */
export function lateProgress(replace: Replace, root: string): unknown {
  const standIn = path.join(root, "src/app/progress/progressPlugin.ts");
  return replace(HOOKS, (request) => {
    // By the one folder that gets the plugin: `.cache` may be a link to anywhere.
    if (!OWN.test(request.context)) {
      request.request = standIn;
    }
  });
}

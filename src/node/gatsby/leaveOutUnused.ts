import path from "node:path";

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

/** What webpack knows of a module that it is about to make. */
interface ModuleData {
  /** From the time on that its file is known. */
  createData?: { resource?: string; request?: string; userRequest?: string; loaders?: readonly unknown[] };
}

/** webpack's NormalModuleReplacementPlugin, as Gatsby hands it to its hooks: it goes by the path of a module's file. */
type Replace = (resource: RegExp, change: (data: ModuleData) => void) => unknown;

/**
 * Makes the module another one, by name too: given another file alone, it keeps its own name, under which webpack's
 * cache has what an earlier build made of it.
 */
const become =
  (file: string) =>
  ({ createData }: ModuleData): void => {
    if (createData !== undefined) {
      Object.assign(createData, { resource: file, request: file, userRequest: file, loaders: [] });
    }
  };

/** A pattern for the file of one of the site's own components. */
const componentFile = (module: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/]components[\\\\/]${module.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")}$`);

/**
 * Plugins that put an empty module in the place of each part.
 * @param root the project's, absolute
 * @param components of the site that its settings don't ask for, below src/components
 */
export function leaveOutUnused(replace: Replace, root: string, components: readonly string[]): unknown[] {
  const empty = become(path.join(root, "src/node/gatsby/empty.js"));
  const noPropTypes = become(path.join(root, "src/node/gatsby/noPropTypes.js"));
  return [
    ...[...UNUSED, ...components.map(componentFile)].map((part) => replace(part, empty)),
    replace(PROP_TYPES, noPropTypes),
  ];
}

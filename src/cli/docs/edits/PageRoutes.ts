import { docsScopes, localeScopes } from "../../../node/config/scopes";
import { safeDecode } from "../../../node/content/links";
import { docIdOf } from "../../../node/docs/docEntries";
import { splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { posix } from "node:path";
import type { SoundProject } from "./soundContent";

/** Which content file is which page. */
export interface PageRoutes {
  /** Route of a content file; of the file that it would translate, where there is no translation. */
  readonly routeOf: (contentFile: string) => string | null;
  /** Content file of a page; null for pages without one. */
  readonly fileOf: (route: string) => string | null;
  /** Every page of the site, drafts of the docs included: routes without slash at the end. */
  readonly routes: ReadonlySet<string>;
}

/** Reads the routes off the names of the files, so that drafts and pages with faults have theirs. */
export function pageRoutes({
  tree,
  site,
  nodes,
  pages,
}: Pick<SoundProject, "tree" | "site" | "nodes" | "pages">): PageRoutes {
  const { settings } = site;
  const scopes = localeScopes(settings).flatMap((locale) => docsScopes(settings, locale));
  const routes = new Map<string, string>();
  for (const { fields } of nodes) {
    const { sourcePath, path } = fields;
    if (typeof sourcePath === "string" && typeof path === "string") {
      routes.set(posix.relative(tree.label, sourcePath), withoutTrailingSlash(path));
    }
  }
  for (const file of tree.texts.keys()) {
    const scope = scopes.find(({ folder }) => file.startsWith(`${folder}docs/`) && /\.mdx?$/.test(file));
    if (scope !== undefined) {
      const docId = docIdOf(file.slice(`${scope.folder}docs/`.length), settings.product.slug);
      routes.set(file, `${scope.root}/${docId}`);
    }
  }
  const files = new Map([...routes].map(([file, route]) => [route, file]));
  return {
    routeOf: (file) => routes.get(file) ?? routes.get(/^i18n\/[^/]+\/(.+)$/.exec(file)?.[1] ?? "") ?? null,
    fileOf: (route) => files.get(withoutTrailingSlash(route)) ?? null,
    routes: new Set([...files.keys(), ...pages.map(({ path }) => withoutTrailingSlash(path))]),
  };
}

/** Addresses of other sites, and those that a data expression makes: `{links.support}`. */
const FOREIGN = /^[a-z][a-z0-9+.-]*:|^\/\/|\{(?!product\})/i;

/** Whether an address leads to another site, or is made by an expression. */
export const isForeign = (address: string): boolean => FOREIGN.test(address);

/** A page of the site and a place on it, as an address in a content file means them. */
export interface Target {
  /** Route without slash at its end. */
  readonly route: string;
  /** "" for the top of the page. */
  readonly anchor: string;
  /** Whether it is written as a site path, as the path of a file, or as a hash alone. */
  readonly form: "site" | "file" | "hash";
}

/** What an address of a content file leads to; null where that is no page, or another site's. */
export function targetOf(address: string, file: string, { routeOf }: PageRoutes): Target | null {
  if (isForeign(address)) {
    return null;
  }
  const { path, hash } = splitUrl(address);
  const anchor = safeDecode(hash.slice(1));
  if (path.startsWith("/")) {
    return { route: withoutTrailingSlash(safeDecode(path)), anchor, form: "site" };
  }
  const target = path === "" ? file : posix.normalize(posix.join(posix.dirname(file), safeDecode(path)));
  const route = routeOf(target);
  return route === null ? null : { route, anchor, form: path === "" ? "hash" : "file" };
}

import path from "node:path";

import { localeScopes } from "../../../node/config/scopes";
import type { Site } from "../../../node/config/loadSite";
import type { Project } from "../../../node/project/loadProject";
import { docPath, splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { DOC_ENDINGS } from "./docEndings";
import { isDocReference } from "./docReferences";
import { editRedirects } from "./editRedirects";
import { editScalars } from "./editScalars";
import type { FileChange, Plan } from "./Plan";
import { rewriteAddresses, rewriteYamlAddresses } from "./rewriteAddresses";
import type { Moves } from "./rewriteAddresses";
import { readSidebarText } from "./SidebarText";

/** A page of the docs that gets another id. */
export interface DocMove {
  readonly from: string;
  readonly to: string;
}

/** The content files of a doc id that are there: the page and its translations. */
export function filesOfDoc({ tree }: Project, site: Site, docId: string): string[] {
  if (docId.endsWith("/index")) {
    return []; // the folder's name is the id
  }
  return localeScopes(site.settings).flatMap(({ folder }) =>
    DOC_ENDINGS.map((ending) => `${folder}docs/${docId}${ending}`).filter((file) => tree.texts.has(file)),
  );
}

/**
 * Everything that changes when a page gets another id: its file and translations move, links to it and out of it,
 * the sidebars, settings and API description that name it follow, and old addresses that readers may have kept are
 * redirected.
 */
export function planMove(project: Project, site: Site, move: DocMove): Plan {
  const { tree } = project;
  const { slug } = site.settings.product;
  const scopes = localeScopes(site.settings);
  const routeOf = (docId: string, localePath: string): string => localePath + docPath(resolveProduct(docId, slug));
  const files = new Map<string, string>(
    // A link from a translation to a page that isn't translated is of the same form: it moves too.
    scopes.flatMap(({ folder }) =>
      DOC_ENDINGS.map(
        (ending) => [`${folder}docs/${move.from}${ending}`, `${folder}docs/${move.to}${ending}`] as const,
      ),
    ),
  );
  const routes = new Map(
    scopes
      .filter(({ folder }) => filesOfDoc(project, site, move.from).some((file) => file.startsWith(`${folder}docs/`)))
      .map((scope) => [routeOf(move.from, scope.path), routeOf(move.to, scope.path)] as const),
  );
  const moves: Moves = { files, routes, label: tree.label };
  // As the ids are written: with `{product}` they follow its name.
  const redirects = scopes
    .filter((scope) => routes.has(routeOf(move.from, scope.path)))
    .filter((scope) => isPromised(project, routeOf(move.from, scope.path)))
    .map(({ path: root }) => ({ from: root + docPath(move.from), to: root + docPath(move.to) }));
  const edits = new Map<string, string>();
  for (const [file, text] of tree.texts) {
    edits.set(file, editedText(file, text, moves, move, site));
  }
  if (redirects.length > 0) {
    edits.set("redirects.yaml", editRedirects(tree.texts.get("redirects.yaml") ?? null, redirects, slug));
  }
  const changes = [...edits].flatMap(([file, after]): FileChange[] => {
    const before = tree.texts.get(file) ?? null;
    const place = tree.texts.has(file) ? (files.get(file) ?? file) : file;
    const labelled = (name: string): string => path.posix.join(tree.label, name);
    return before === after && place === file
      ? []
      : [
          {
            ...{ path: labelled(place), before, after },
            ...(place === file ? {} : { movedFrom: labelled(file) }),
          },
        ];
  });
  return { changes };
}

/**
 * Whether readers may have kept the address: it is in the lock, or redirects lead to it. Without a lock, every public
 * address counts.
 */
export function isPromised({ addresses }: Project, route: string): boolean {
  const { lock, publicAddresses, redirects } = addresses;
  return (
    (lock === null ? publicAddresses : lock.pages).has(route) ||
    redirects.some(({ to }) => withoutTrailingSlash(splitUrl(to).path) === route)
  );
}

/** The text of a content file after the move; the file itself may be what moves. */
function editedText(file: string, text: string, moves: Moves, { from, to }: DocMove, site: Site): string {
  if (/\.mdx?$/i.test(file)) {
    return rewriteAddresses(file, text, moves);
  }
  if (/(?:^|\/)sidebar\.yaml$/.test(file) && !/(?:^|\/)versions\//.test(file)) {
    // The label of a category may read like an id.
    const { entries } = readSidebarText(text, site.settings.product.slug);
    const ids = new Set(entries.map(({ node }) => node.range?.[0]));
    return editScalars(text, (_path, value, start) => (value === from && ids.has(start) ? { from, to } : null));
  }
  if (/\.ya?ml$/i.test(file) && file !== "redirects.yaml") {
    const named = editScalars(text, (keys, value) =>
      value === from && isDocReference(file, keys, site) ? { from, to } : null,
    );
    return rewriteYamlAddresses(file, named, moves);
  }
  return text;
}

import path from "node:path";

import { formatLock, lockWith } from "../../../node/anchors";
import { localeScopes } from "../../../node/config/scopes";
import type { Site } from "../../../node/config/loadSite";
import { LOCK_FILE } from "../../../node/project/checkAddresses";
import type { Project } from "../../../node/project/loadProject";
import { docPath, splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { editRedirects } from "./editRedirects";
import { editScalars } from "./editScalars";
import type { FileChange, Plan } from "./Plan";
import { rewriteAddresses } from "./rewriteAddresses";
import type { Moves } from "./rewriteAddresses";

/** A page of the docs that gets another id. */
export interface DocMove {
  readonly from: string;
  readonly to: string;
}

/** Keys whose values are doc ids, in settings and in the API description. */
const DOC_KEYS: readonly (string | number | undefined)[] = ["doc", "mainDoc", "x-page", "page"];

/** The content files of a doc id that are there: the page and its translations. */
export function filesOfDoc({ tree }: Project, site: Site, docId: string): string[] {
  return localeScopes(site.settings).flatMap(({ folder }) =>
    [".mdx", ".md"].map((ending) => `${folder}docs/${docId}${ending}`).filter((file) => tree.texts.has(file)),
  );
}

/**
 * Everything that changes when a page gets another id: its file and translations move, links to it and out of it,
 * the sidebars, settings and API description that name it follow, old addresses are redirected, and the lock gets the
 * new ones.
 */
export function planMove(project: Project, site: Site, move: DocMove): Plan {
  const { tree } = project;
  const { slug } = site.settings.product;
  const scopes = localeScopes(site.settings);
  const routeOf = (docId: string, localePath: string): string => localePath + docPath(resolveProduct(docId, slug));
  const files = new Map<string, string>(
    // A link from a translation to a page that isn't translated is of the same form: it moves too.
    scopes.flatMap(({ folder }) =>
      [".mdx", ".md"].map(
        (ending) => [`${folder}docs/${move.from}${ending}`, `${folder}docs/${move.to}${ending}`] as const,
      ),
    ),
  );
  const routes = new Map(
    scopes
      .filter(({ folder }) => filesOfDoc(project, site, move.from).some((file) => file.startsWith(`${folder}docs/`)))
      .map((scope) => [routeOf(move.from, scope.path), routeOf(move.to, scope.path)] as const),
  );
  const moves: Moves = { files, routes };
  const redirects = [...routes].map(([from, to]) => ({ from, to }));
  const edits = new Map<string, string>();
  for (const [file, text] of tree.texts) {
    edits.set(file, editedText(file, text, moves, move));
  }
  edits.set("redirects.yaml", editRedirects(tree.texts.get("redirects.yaml") ?? null, redirects));
  const { lock, publicAddresses } = project.addresses;
  if (lock !== null) {
    const added = [...routes].map(([from, to]) => [to, publicAddresses.get(from) ?? []] as const);
    edits.set(LOCK_FILE, formatLock(lockWith(lock, new Map([...publicAddresses, ...added])), slug));
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

/** The text of a content file after the move; the file itself may be what moves. */
function editedText(file: string, text: string, moves: Moves, { from, to }: DocMove): string {
  if (/\.mdx?$/i.test(file)) {
    return rewriteAddresses(file, text, moves);
  }
  if (/(?:^|\/)sidebar\.yaml$/.test(file) && !/(?:^|\/)versions\//.test(file)) {
    return editScalars(text, (_path, value) => (value === from ? { from, to } : null));
  }
  if (/(?:^|\/)(?:site\.yaml$|api\/)/.test(file)) {
    return editScalars(text, (keys, value) => {
      if (value === from && DOC_KEYS.includes(keys.at(-1))) {
        return { from, to };
      }
      const route = moves.routes.get(withoutTrailingSlash(splitUrl(value).path));
      return route === undefined ? null : { from: splitUrl(value).path, to: route };
    });
  }
  return text;
}

import path from "node:path";

import { slug as slugOf } from "github-slugger";

import { writtenAddress } from "../../../node/anchors";
import { localeScopes } from "../../../node/config/scopes";
import { docPath } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import type { Heading } from "../../../shared/contracts/CompiledPage";
import { editRedirects } from "./editRedirects";
import { filesOfDoc } from "./moveDoc";
import { pageRoutes } from "./PageRoutes";
import type { FileChange, Plan } from "./Plan";
import { replaceRanges } from "./replaceRanges";
import { rewriteAddresses, rewriteYamlAddresses } from "./rewriteAddresses";
import type { Moves } from "./rewriteAddresses";
import { anchorsOfHeadings, sourceHeadings, writeHeading } from "./SourceHeading";
import type { SourceHeading } from "./SourceHeading";
import type { SoundProject } from "./soundContent";

/** A heading that gets another anchor, another text, or both. */
export interface HeadingChange {
  readonly docId: string;
  readonly from: string;
  /** The anchor that it gets. */
  readonly to: string;
  /** The text that the page's heading gets; null to keep it. Translations keep theirs. */
  readonly words: string | null;
}

/** A page of the docs, or a translation of it, that has the anchor as that of a heading. */
export interface HeadingPlace {
  readonly file: string;
  readonly route: string;
  /** Start of the routes of its locale: "" or such as "/ar". */
  readonly localePath: string;
  /** Other routes that show the page: the start of the docs shows the main one. */
  readonly aliases: readonly string[];
  readonly isOriginal: boolean;
  readonly headings: readonly SourceHeading[];
  /** Anchors of the headings, in their order. */
  readonly anchors: readonly (string | null)[];
  readonly index: number;
}

/** Headings of a page as it is compiled, by its route; null for a draft. */
export function compiledHeadings({ nodes }: Pick<SoundProject, "nodes">, route: string): readonly Heading[] | null {
  const page = nodes.find(({ type, fields }) => type === "DocPage" && fields["path"] === route);
  return page === undefined ? null : (page.fields["headings"] as readonly Heading[]);
}

/** Where an anchor of a doc is a heading's: on the page itself, and on the translations that share it. */
export function headingPlaces(project: SoundProject, docId: string, anchor: string): HeadingPlace[] {
  const { site, tree } = project;
  const scopes = localeScopes(site.settings);
  return filesOfDoc(project, site, docId).flatMap((file) => {
    const scope = scopes.find(({ folder }) => file.startsWith(`${folder}docs/`));
    const localePath = scope?.path ?? "";
    const route = `${localePath}${docPath(resolveProduct(docId, site.settings.product.slug))}`;
    const source = sourceHeadings(file, tree.texts.get(file) ?? "", site.scope);
    const anchors = anchorsOfHeadings(source, compiledHeadings(project, route) ?? []);
    const index = anchors.indexOf(anchor);
    const { headings } = source;
    return index === -1
      ? []
      : [
          {
            file,
            route,
            localePath,
            aliases: aliasesOf(project, file, route),
            isOriginal: scope?.isDefault === true,
            headings,
            anchors,
            index,
          },
        ];
  });
}

/** Other routes that show the page of a content file. */
export function aliasesOf({ pages, tree }: SoundProject, file: string, route: string): string[] {
  const source = path.posix.join(tree.label, file);
  return pages.filter((page) => page.file === source && page.path !== route).map((page) => page.path);
}

/** Headings that have to name an id to keep it: by content file, their indices. */
export type Pins = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Everything that changes with a heading's anchor: the heading, every link to it, redirects. `pins` are other headings
 * whose ids would change with it: they get theirs written out.
 */
export function planHeading(
  project: SoundProject,
  change: HeadingChange,
  places: readonly HeadingPlace[],
  pins: Pins = new Map(),
): Plan {
  const { tree, site } = project;
  const { slug } = site.settings.product;
  const isMoved = change.from !== change.to;
  const moves: Moves = {
    ...{ files: new Map(), routes: new Map(), routeOf: pageRoutes(project).routeOf, label: tree.label },
    anchors: new Map(
      (isMoved ? places : []).flatMap(({ route, aliases }) =>
        [route, ...aliases].map((page) => [page, new Map([[change.from, change.to]])] as const),
      ),
    ),
  };
  const edits = new Map<string, string>(tree.texts);
  for (const place of places) {
    edits.set(place.file, withHeading(tree.texts.get(place.file) ?? "", place, change, pins.get(place.file)));
  }
  for (const [file, text] of isMoved ? edits : []) {
    if (/\.mdx?$/i.test(file)) {
      edits.set(file, rewriteAddresses(file, text, moves));
    } else if (/\.ya?ml$/i.test(file) && file !== "redirects.yaml") {
      edits.set(file, rewriteYamlAddresses(file, text, moves));
    }
  }
  if (isMoved) {
    // As the id is written: with `{product}` it follows its name.
    const page = docPath(change.docId);
    const written = (address: string): string => writtenAddress(address, slug);
    const redirects = places.flatMap(({ localePath, aliases }) =>
      [localePath + page, ...aliases.map(written)].map((from) => ({
        from: `${from}#${written(change.from)}`,
        to: `${localePath}${page}#${written(change.to)}`,
      })),
    );
    edits.set("redirects.yaml", editRedirects(tree.texts.get("redirects.yaml") ?? null, redirects, slug));
  }
  const changes = [...edits].flatMap(([file, after]): FileChange[] => {
    const before = tree.texts.get(file) ?? null;
    return before === after ? [] : [{ path: path.posix.join(tree.label, file), before, after }];
  });
  return { changes };
}

function withHeading(
  text: string,
  { headings, anchors, index, isOriginal }: HeadingPlace,
  { to, words }: HeadingChange,
  pins: ReadonlySet<number> = new Set(),
): string {
  const own = headings[index];
  const newWords = isOriginal ? words : null;
  // An id that follows from the text needs no writing out; with another text, one that is written out stays.
  const follows = newWords === null ? slugOf(own?.text ?? "") === to : own?.explicit === null;
  const id = follows ? null : to;
  return replaceRanges(
    text,
    headings.flatMap((heading, at) =>
      at === index
        ? [writeHeading(text, heading, { words: newWords, id })]
        : pins.has(at)
          ? [writeHeading(text, heading, { words: null, id: anchors[at] ?? null })]
          : [],
    ),
  );
}

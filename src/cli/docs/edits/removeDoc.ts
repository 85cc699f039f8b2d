import path from "node:path";

import { writtenAddress } from "../../../node/anchors";
import type { Site } from "../../../node/config/loadSite";
import { localeScopes } from "../../../node/config/scopes";
import { encodeAddress } from "../../../node/content/links";
import { docPath, splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { addressesAbout } from "./addressesAbout";
import type { WrittenAddress } from "./addressesIn";
import { isDocReference } from "./docReferences";
import type { NewRedirect } from "./appendRedirects";
import { editRedirects, retarget } from "./editRedirects";
import { editScalars } from "./editScalars";
import { filesOfDoc, isPromised } from "./moveDoc";
import { pageRoutes, targetOf } from "./PageRoutes";
import type { PageRoutes, Target } from "./PageRoutes";
import type { FileChange, Plan } from "./Plan";
import { removeEntry } from "./removeEntry";
import { aliasesOf } from "./renameHeading";
import { replaceRanges } from "./replaceRanges";
import type { SoundProject } from "./soundContent";
import { textPlaces } from "./textPlaces";
import { yamlAddresses } from "./yamlAddresses";

/** Where readers of a page that goes are led. */
export interface Successor {
  /** Site path without slash at its end. */
  readonly route: string;
  /** As it is to be written: `{product}` kept. */
  readonly written: string;
  /** With `#`, or "". */
  readonly hash: string;
  /** The doc id as it is written; null for other pages. */
  readonly docId: string | null;
}

/** A page to remove, with its translations. */
export interface Removal {
  readonly docId: string;
  /** null for a page whose addresses nobody was promised. */
  readonly to: Successor | null;
}

/** Something that leads to the page, or names it, and where that is written. */
export interface Reference {
  /** Path below the content folder. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly text: string;
  /** What it leads to; null for a doc id. */
  readonly target: Target | null;
}

/** The routes of the page and of its translations: each with the start of the routes of its locale. */
export function routesOfDoc(project: SoundProject, docId: string): Map<string, string> {
  const { site } = project;
  const files = filesOfDoc(project, site, docId);
  return new Map(
    localeScopes(site.settings)
      .filter(({ folder }) => files.some((file) => file.startsWith(`${folder}docs/`)))
      .map((scope) => [scope.path + docPath(resolveProduct(docId, site.settings.product.slug)), scope.path]),
  );
}

/** Everything outside of the page that leads to it or names it, redirects and sidebars aside: those are edited anyway. */
export function referencesTo(project: SoundProject, docId: string): Reference[] {
  const { tree, site } = project;
  const own = new Set(filesOfDoc(project, site, docId));
  const routes = routesOfDoc(project, docId);
  const aliases = aliasesOfDoc(project, docId);
  const pages = pageRoutes(project);
  // The start of the docs stays, with the anchors of another page.
  const isGone = ({ route, anchor }: Target): boolean => routes.has(route) || (anchor !== "" && aliases.has(route));
  return [...tree.texts].flatMap(([file, text]): Reference[] => {
    if (own.has(file) || file === "redirects.yaml") {
      return [];
    }
    const links = addressesOf(path.posix.join(tree.label, file), text, [docId, ...routes.keys()]).flatMap(
      ({ address, start, end }): Reference[] => {
        const target = targetOf(resolveProduct(address, site.settings.product.slug), file, pages);
        return target !== null && isGone(target) ? [{ file, start, end, text: address, target }] : [];
      },
    );
    return [...links, ...namesIn(file, text, docId, site)];
  });
}

function addressesOf(file: string, text: string, targets: readonly string[]): WrittenAddress[] {
  return /\.mdx?$/i.test(file)
    ? addressesAbout(file, text, targets)
    : /\.ya?ml$/i.test(file)
      ? yamlAddresses(text)
      : [];
}

/** Settings and calls that name the page by its id. */
function namesIn(file: string, text: string, docId: string, site: Site): Reference[] {
  const { slug } = site.settings.product;
  const found: Reference[] = [];
  if (/\.ya?ml$/i.test(file)) {
    editScalars(text, (keys, value, start) => {
      if (isDocReference(file, keys, site) && resolveProduct(value, slug) === resolveProduct(docId, slug)) {
        const at = start + Math.max(0, text.slice(start).indexOf(value));
        found.push({ file, start: at, end: at + value.length, text: value, target: null });
      }
      return null;
    });
  }
  return found;
}

/** `content/docs/a.mdx:3:7: ./b.mdx#fees` */
export function describeReference({ tree }: SoundProject, { file, start, text }: Reference): string {
  const { line, column } = textPlaces(tree.texts.get(file) ?? "").pointOf(start);
  return `${path.posix.join(tree.label, file)}:${String(line)}:${String(column)}: ${text}`;
}

/**
 * Everything that changes when a page goes: its file and translations, their entries in the sidebars, redirects for
 * its addresses, and the references, which lead to its successor from now on.
 */
export function planRemoval(project: SoundProject, { docId, to }: Removal, references: readonly Reference[]): Plan {
  const { tree, site } = project;
  const { slug } = site.settings.product;
  const gone = filesOfDoc(project, site, docId);
  const edits = new Map<string, string>();
  const sidebars = localeScopes(site.settings).map(({ folder }) => `${folder}sidebar.yaml`);
  for (const [file, text] of tree.texts) {
    const replacements = references
      .filter((reference) => reference.file === file)
      .map((reference) => ({ ...reference, text: relinked(reference, project, to) }));
    const linked = replaceRanges(text, replacements);
    edits.set(file, sidebars.includes(file) ? removeEntry(linked, docId, slug) : linked);
  }
  if (to !== null) {
    const redirects = redirectsAfter(project, docId, to);
    if (redirects !== null) {
      edits.set("redirects.yaml", redirects);
    }
  }
  const changes = [...edits].flatMap(([file, after]): FileChange[] => {
    const before = tree.texts.get(file) ?? null;
    return before === after || gone.includes(file) ? [] : [{ path: path.posix.join(tree.label, file), before, after }];
  });
  const removals = gone.map((file) => ({
    ...{ path: path.posix.join(tree.label, file), before: tree.texts.get(file) ?? null, after: null },
  }));
  return { changes: [...removals, ...changes] };
}

/** The successor in a locale: its translation where there is one. */
function inLocale({ addresses }: SoundProject, to: Successor, localePath: string): Successor {
  const translated = localePath + to.route;
  return addresses.publicAddresses.has(translated)
    ? { ...to, route: translated, written: localePath + to.written }
    : to;
}

function relinked({ file, text, target }: Reference, project: SoundProject, to: Successor | null): string {
  if (to === null) {
    return text;
  }
  if (target === null) {
    return to.docId ?? text;
  }
  const { path: linked, query } = splitUrl(text);
  // A link to a translation that isn't there yet leads to the original page, and to the translation once there is one.
  const folder =
    target.form === "file" ? /^i18n\/[^/]+\//.exec(path.posix.join(path.posix.dirname(file), linked))?.[0] : undefined;
  const localePath = folder === undefined ? localePathOf(target.route) : `/${folder.split("/")[1] ?? ""}`;
  const next = inLocale(project, to, localePath);
  const hash = hashOn(project, next, target.anchor);
  const address = target.form === "site" ? next.written : fileAddress(file, next, pageRoutes(project), folder);
  return `${address}${query}${hash}`;
}

const localePathOf = (route: string): string => /^(.*?)\/docs(?:\/|$)/.exec(route)?.[1] ?? "";

/** The hash of a link once it leads to the successor: its own, where that has the anchor too. */
function hashOn({ addresses }: SoundProject, { route, hash }: Successor, anchor: string): string {
  return anchor !== "" && addresses.publicAddresses.get(route)?.includes(anchor) === true ? `#${anchor}` : hash;
}

/** The path of a page's file as a link in another file writes it; the site path of a page without one. */
function fileAddress(file: string, { route, written }: Successor, { fileOf }: PageRoutes, folder = ""): string {
  const found = fileOf(route);
  if (found === null) {
    return written;
  }
  const target = found.startsWith(folder) ? found : folder + found;
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return encodeAddress(relative.startsWith(".") ? relative : `./${relative}`);
}

/**
 * Redirects of the page and of those of its anchors that its successor doesn't have; older ones lead there as well,
 * and so do the anchors of the pages that these have been. Null where there is no file and nothing to add.
 */
function redirectsAfter(project: SoundProject, docId: string, to: Successor): string | null {
  const { addresses, site, tree } = project;
  const { slug } = site.settings.product;
  const routes = routesOfDoc(project, docId);
  const aliases = aliasesOfDoc(project, docId);
  const before = tree.texts.get("redirects.yaml") ?? null;
  /** Where an address leads that leads to the page, or to an anchor of it by an alias; null for any other. */
  const lead = (value: string): string | null => {
    const { path: page, hash } = splitUrl(resolveProduct(value, slug));
    const route = withoutTrailingSlash(page);
    const localePath = routes.get(route) ?? (hash === "" ? undefined : aliases.get(route));
    const next = localePath === undefined ? null : inLocale(project, to, localePath);
    return next === null ? null : next.written + hashOn(project, next, hash.slice(1));
  };
  /** Of the anchors that a page has in the list, those that its readers would lose, each with its new target. */
  const lost = (page: string, written: string, next: Successor): NewRedirect[] =>
    [...(addresses.lock?.pages.get(page)?.anchors.keys() ?? [])]
      .filter((anchor) => isLost(project, page, anchor, next))
      .map((anchor) => ({ from: `${written}#${writtenAddress(anchor, slug)}`, to: next.written }));
  const own = [...routes].flatMap(([route, localePath]) => {
    const next = inLocale(project, to, localePath);
    const from = localePath + docPath(docId);
    // A draft, or a page that isn't in the list yet: nobody has kept it.
    if (!isPromised(project, route)) {
      return [];
    }
    // A redirect with a hash of its own leads every anchor there. One that has been redirected before is cared for.
    return [{ from, to: next.written + next.hash }, ...(next.hash === "" ? lost(route, from, next) : [])];
  });
  // The start of the docs stays, and shows another page.
  const ofAliases = [...aliases].flatMap(([alias, localePath]) =>
    lost(alias, writtenAddress(alias, slug), inLocale(project, to, localePath)),
  );
  const older = addresses.redirects.flatMap(({ from, anchor, to: target }) => {
    const localePath = anchor === null ? routes.get(withoutTrailingSlash(splitUrl(target).path)) : undefined;
    return localePath === undefined || lead(target)?.includes("#") === true
      ? []
      : lost(from, writtenAddress(from, slug), inLocale(project, to, localePath));
  });
  const added = [...own, ...ofAliases, ...older];
  return before === null && added.length === 0
    ? null
    : editRedirects(before === null ? null : retarget(before, lead), added, slug);
}

/** Other routes that show the page or a translation, each with the start of the routes of its locale. */
function aliasesOfDoc(project: SoundProject, docId: string): Map<string, string> {
  const { fileOf } = pageRoutes(project);
  return new Map(
    [...routesOfDoc(project, docId)].flatMap(([route, localePath]) =>
      aliasesOf(project, fileOf(route) ?? "", route).map((alias) => [withoutTrailingSlash(alias), localePath] as const),
    ),
  );
}

function isLost({ addresses }: SoundProject, route: string, anchor: string, next: Successor): boolean {
  return (
    addresses.publicAddresses.get(next.route)?.includes(anchor) !== true &&
    !addresses.redirects.some((redirect) => redirect.from === route && redirect.anchor === anchor)
  );
}

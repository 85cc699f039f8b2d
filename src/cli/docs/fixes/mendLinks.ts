import { posix } from "node:path";

import { encodeAddress, safeDecode } from "../../../node/content/links";
import type { Arrival } from "../../../node/redirects";
import { splitUrl, withoutTrailingSlash } from "../../../shared/paths";
import { resolveProduct } from "../../../shared/product";
import { CommandError } from "../Command";
import { addressesIn } from "../edits/addressesIn";
import type { WrittenAddress } from "../edits/addressesIn";
import { isForeign } from "../edits/PageRoutes";
import type { PageRoutes } from "../edits/PageRoutes";
import { yamlAddresses } from "../edits/yamlAddresses";
import type { Mend } from "./Mend";

/** What there is to link to. */
export interface LinkTargets {
  readonly pages: PageRoutes;
  /** Files of the content folder. */
  readonly files: ReadonlySet<string>;
  /** Paths of pages as they are served, by route: `/Footer/`. */
  readonly paths: ReadonlyMap<string, string>;
  /** Anchors of a page by its route; null where they aren't known. */
  readonly anchorsOf: (route: string) => readonly string[] | null;
  /** Where the redirects lead from an address. */
  readonly arrive: (address: Arrival) => Arrival;
  readonly slug: string;
}

/** Links of a page that lead to something in another form than its own, or in another case. */
export function mendLinks(file: string, text: string, targets: LinkTargets): Mend[] {
  return written(file, text).flatMap((found): Mend[] => {
    const next = isForeign(found.address) ? null : mended(found, file, targets);
    return next === null || next === found.address
      ? []
      : [{ ...found, text: next, message: `link \`${found.address}\` -> \`${next}\`` }];
  });
}

function written(file: string, text: string): WrittenAddress[] {
  if (/\.ya?ml$/i.test(file)) {
    return yamlAddresses(text);
  }
  try {
    return addressesIn(file, text);
  } catch (error) {
    if (error instanceof CommandError) {
      return []; // reported with its place by the check
    }
    throw error;
  }
}

/** The address as it should be; null where it is none that can be mended for certain. */
function mended({ address, role }: WrittenAddress, file: string, targets: LinkTargets): string | null {
  const { path, query, hash } = splitUrl(address);
  if (path === "") {
    const route = targets.pages.routeOf(file);
    return route === null ? null : `${query}${hashOn(route, hash, targets)}`;
  }
  if (role === "image") {
    const twin = path.startsWith("/") ? null : assetTwin(path, file, targets);
    return twin === null ? null : `${twin}${query}${hash}`;
  }
  return path.startsWith("/") ? ofSitePath(address, file, targets) : ofFilePath(address, file, targets);
}

/** A path without what static hosts leave out: `.html`, `/index.html`, the slash at its end. */
const bare = (path: string): string =>
  withoutTrailingSlash(path.replace(/(?<=\/)index\.html$/i, "").replace(/\.html$/i, ""));

/** The one value that is the same but for the case of letters; the very value, if it is there. */
function twinOf(value: string, known: Iterable<string>): string | null {
  const all = [...known];
  const twins = all.filter((one) => one.toLowerCase() === value.toLowerCase());
  return all.includes(value) ? value : twins.length === 1 ? (twins[0] ?? null) : null;
}

function ofSitePath(address: string, file: string, targets: LinkTargets): string | null {
  const { path, query, hash } = splitUrl(address);
  const decoded = resolveProduct(safeDecode(path), targets.slug);
  const { pages, paths } = targets;
  const found = twinOf(bare(decoded) || "/", pages.routes);
  // An old address that is redirected is no page: the redirect says for certain which one is.
  const id = safeDecode(hash.slice(1));
  const at = targets.arrive({ path: found ?? bare(decoded), id });
  const route = found !== null && at.path === found ? found : pages.routes.has(at.path) ? at.path : null;
  if (route === null) {
    return null;
  }
  const target = pages.fileOf(route);
  const newHash = hashOn(route, at.id === id ? hash : at.id === "" ? "" : `#${at.id}`, targets);
  if (target !== null && /(?:^|\/)docs\//.test(target) && /\.mdx?$/i.test(file)) {
    return `${relativePath(file, target)}${query}${newHash}`;
  }
  const served = paths.get(route) ?? route;
  // What is right but for a slash that hosts add by themselves stays as it is written.
  const isSame = withoutTrailingSlash(decoded) === route && !(decoded.endsWith("/") && !served.endsWith("/"));
  return `${isSame ? path : encodeAddress(served)}${query}${newHash}`;
}

function ofFilePath(address: string, file: string, targets: LinkTargets): string | null {
  const { path, query, hash } = splitUrl(address);
  const { pages, files } = targets;
  const target = posix.normalize(posix.join(posix.dirname(file), safeDecode(path)));
  const exact = /\.mdx?$/i.test(path) ? pages.routeOf(target) : null;
  if (exact !== null) {
    return `${path}${query}${hashOn(exact, hash, targets)}`;
  }
  if (files.has(target)) {
    return null;
  }
  const page = pageFile(target, targets);
  if (page !== null) {
    const route = pages.routeOf(page) ?? "";
    return `${relativePath(file, page)}${query}${hashOn(route, hash, targets)}`;
  }
  const asset = assetTwin(path, file, targets);
  return asset === null ? null : `${asset}${query}${hash}`;
}

/** The source of the page that a path without ending, or with another one, means. */
function pageFile(target: string, { files }: LinkTargets): string | null {
  const base = bare(target.replace(/\.mdx?$/i, ""));
  // In a translation a path may lead to a page that isn't translated: the file is that of the original then.
  const folder = /^i18n\/[^/]+\//.exec(base)?.[0] ?? "";
  for (const prefix of new Set([folder, ""])) {
    const name = prefix + base.slice(folder.length);
    for (const ending of [".mdx", ".md", "/index.mdx", "/index.md"]) {
      const twin = twinOf(
        name + ending,
        [...files].filter((one) => /(?:^|\/)(?:docs|blog|pages)\//.test(one)),
      );
      if (twin !== null) {
        return folder + twin.slice(prefix.length);
      }
    }
  }
  return null;
}

/** The path of a file beside the page, as it is written on disk. */
function assetTwin(path: string, file: string, { files }: LinkTargets): string | null {
  const target = posix.normalize(posix.join(posix.dirname(file), safeDecode(path)));
  const twin = files.has(target) ? null : twinOf(target, files);
  return twin === null ? null : relativePath(file, twin);
}

function relativePath(file: string, target: string): string {
  const relative = posix.relative(posix.dirname(file), target);
  return encodeAddress(relative.startsWith(".") ? relative : `./${relative}`).replace(/%7Bproduct%7D/gi, "{product}");
}

/** The hash of a link to a page: in the case of the anchor that the page has. */
function hashOn(route: string, hash: string, { anchorsOf }: LinkTargets): string {
  const id = safeDecode(hash.slice(1));
  const anchors = anchorsOf(route);
  const twin = id === "" || anchors === null || anchors.includes(hash.slice(1)) ? null : twinOf(id, anchors);
  return twin === null || twin === id ? hash : `#${twin}`;
}

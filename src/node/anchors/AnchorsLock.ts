import { readLines } from "../issues";
import type { Place } from "../issues";

/** A page of the lock with the line that names it, and its anchors with theirs. Lines count from 1. */
export interface LockedPage {
  readonly path: string;
  readonly line: number;
  readonly anchors: ReadonlyMap<string, number>;
}

/** `content/anchors.lock` as it is read: `{product}` resolved. */
export interface AnchorsLock {
  readonly pages: ReadonlyMap<string, LockedPage>;
  /** Lines that are neither a page nor an anchor of one. */
  readonly unreadable: readonly Place[];
}

const HEAD = [
  "# Every address of the site that readers may have kept: pages, and the anchors on them.",
  "# `npm run docs -- lock` adds what is new. What stands here has to stay on the site or be redirected.",
];

/**
 * Reads a lock: a line for each page, and below it one for each anchor, indented and with its `#`. `{product}` stands
 * for `slug`.
 */
export function parseLock(file: string, text: string, slug: string): AnchorsLock {
  const pages = new Map<string, LockedPage & { readonly anchors: Map<string, number> }>();
  const unreadable: Place[] = [];
  let page: (LockedPage & { readonly anchors: Map<string, number> }) | null = null;
  for (const { raw, value: written, line } of readLines(text)) {
    const value = written.replaceAll("{product}", slug);
    if (raw.startsWith("# ")) {
      continue;
    }
    if (value.startsWith("/")) {
      page = pages.get(value) ?? { path: value, line, anchors: new Map<string, number>() };
      pages.set(value, page);
    } else if (value.startsWith("#") && value.length > 1 && page !== null) {
      page.anchors.set(value.slice(1), page.anchors.get(value.slice(1)) ?? line);
    } else {
      unreadable.push({ file, line, column: 1 });
      // The line may have been a page: anchors below it aren't those of the page above.
      page = value.startsWith("#") ? page : null;
    }
  }
  return { pages, unreadable };
}

/** An address as files hold it: the product's slug is `{product}` where it is a word of its own. */
export function writtenAddress(address: string, slug: string): string {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${slug.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "gu");
  return address.replace(word, "{product}");
}

/** Text of a lock with these addresses, sorted, and written as `writtenAddress` does. */
export function formatLock(addresses: ReadonlyMap<string, Iterable<string>>, slug: string): string {
  const written = (text: string): string => writtenAddress(text, slug);
  const pages = new Map([...addresses].map(([path, anchors]) => [written(path), [...new Set(anchors)].map(written)]));
  // By code unit: the same on every machine.
  const lines = [...pages.keys()]
    .sort()
    .flatMap((path) => [path, ...(pages.get(path) ?? []).sort().map((anchor) => `  #${anchor}`)]);
  return [...HEAD, "", ...lines, ""].join("\n");
}

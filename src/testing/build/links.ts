// Links of built pages: what they name has to be there.
import { attribute, elementsOf, type HtmlDocument, type Element } from "./htmlTree";

/** One address in a page's HTML, as it is written. */
export interface Reference {
  readonly element: string;
  readonly address: string;
}

/** Attributes that hold one address. */
const ADDRESSES = ["href", "src", "poster", "data-src"];
/** Attributes that hold addresses with sizes. */
const SETS = ["srcset", "imagesrcset", "data-srcset"];

/** Every address in a document, in its order; canonical and social addresses included. */
export function referencesOf(document: HtmlDocument): Reference[] {
  return [...elementsOf(document)].flatMap((element) => {
    const single = ADDRESSES.flatMap((name) => attribute(element, name) ?? []);
    const sets = SETS.flatMap((name) => setOf(attribute(element, name)));
    return [...single, ...sets, ...metaAddress(element)].map((address) => ({ element: element.tagName, address }));
  });
}

const setOf = (value: string | undefined) =>
  (value ?? "")
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? "")
    .filter((address) => address !== "");

function metaAddress(element: Element): string[] {
  const name = attribute(element, "property") ?? attribute(element, "name") ?? "";
  const content = attribute(element, "content");
  return element.tagName === "meta" && /^(og|twitter):(url|image)$/.test(name) && content ? [content] : [];
}

export interface LinkedSite {
  /** Pages by their route without prefix and without a slash at the end ("" for the home page). */
  readonly documents: ReadonlyMap<string, HtmlDocument>;
  /** Names of all files, without a slash in front. */
  readonly files: ReadonlySet<string>;
  readonly prefix: string;
  /** Address the site is published at: absolute links to it are internal. */
  readonly url: string;
}

/** Internal references of a page that lead nowhere, each as a sentence. */
export function brokenLinks(route: string, document: HtmlDocument, site: LinkedSite): string[] {
  const base = new URL(`${site.prefix}${route}`, "https://site.invalid");
  const own = new URL(site.url);
  return referencesOf(document).flatMap(({ element, address }) => {
    if (/^(mailto|tel|data|blob|sms):/i.test(address)) return [];
    let url: URL;
    try {
      url = new URL(address, base);
    } catch {
      return [`${route}: <${element}> has the address "${address}", which is none`];
    }
    const internal = url.origin === base.origin || url.origin === own.origin;
    if (!internal) return [];
    const wrong = judge(url, element, site, url.origin === own.origin && own.origin !== base.origin);
    return wrong === undefined ? [] : [`${route}: <${element}> "${address}": ${wrong}`];
  });
}

function judge(url: URL, element: string, site: LinkedSite, absolute: boolean): string | undefined {
  const pathname = decodeURIComponent(url.pathname);
  // Absolute addresses carry the prefix in site.url, if at all.
  const inPrefix = site.prefix === "" || pathname === site.prefix || pathname.startsWith(`${site.prefix}/`);
  if (!inPrefix && !absolute) return `is outside the path prefix ${site.prefix}`;
  const route = (inPrefix ? pathname.slice(site.prefix.length) : pathname).replace(/\/$/, "");
  const target = site.documents.get(route);
  if (target === undefined) {
    if (site.files.has(route.slice(1))) return undefined;
    return `there is no page or file ${route}`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (element !== "a" || id === "" || id === "top" || idsOf(target).has(id)) return undefined;
  return `${route || "/"} has no id "${id}"`;
}

const knownIds = new WeakMap<HtmlDocument, Set<string>>();

function idsOf(document: HtmlDocument): Set<string> {
  let ids = knownIds.get(document);
  if (ids === undefined) {
    ids = new Set([...elementsOf(document)].flatMap((element) => attribute(element, "id") ?? []));
    knownIds.set(document, ids);
  }
  return ids;
}

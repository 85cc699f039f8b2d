import { distance } from "fastest-levenshtein";

import { splitLocale, type LocalePath } from "../locales/localePath";
import type { SitePages } from "./SitePages";

/** A page that a reader may have meant. */
export interface NearPage {
  readonly path: string;
  readonly title: string;
}

/** Below it, two names have hardly more in common than their letters. */
const LEAST_LIKENESS = 0.55;
/** Names of whole areas say nothing of the page. */
const AREAS = new Set(["docs", "blog"]);
/** What the name before the last one counts for, as "bank-code" in "/docs/bank-code/nothing". */
const PARENT_WEIGHT = 0.8;
/** The rest of the address decides between names that are equally near. */
const WHOLE_WEIGHT = 0.2;

const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length, 1);

/** "Quick-Pay" is "quickpay" and has the words "quick" and "pay". */
interface Name {
  readonly letters: string;
  readonly words: readonly string[];
}

function nameOf(segment: string): Name {
  const words = segment
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1-$2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return { letters: words.join(""), words };
}

/** How near two names are, from 0 to 1: by their letters, or by the words that they share. */
function nameLikeness(wanted: Name, known: Name): number {
  const shared = wanted.words.filter((word) => word.length > 2 && known.words.includes(word)).length;
  const byWords = (0.9 * shared) / Math.max(wanted.words.length, 1) - 0.02 * Math.abs(known.words.length - shared);
  return Math.max(likeness(wanted.letters, known.letters), byWords);
}

/** Names of a path's folders and page, without its area, its ending and what can't be decoded. */
function namesOf(path: string): Name[] {
  let text = path.replace(/(?:\/index)?\.html?$/i, "");
  try {
    text = decodeURIComponent(text);
  } catch {
    // The address as it stands is compared.
  }
  return text
    .split("/")
    .filter((segment) => segment !== "" && !AREAS.has(segment.toLowerCase()))
    .map(nameOf)
    .filter(({ letters }) => letters !== "");
}

function score(wanted: readonly Name[], path: string, title: string): number {
  const known = namesOf(path);
  const page = known.at(-1);
  const [last, parent] = [wanted.at(-1), wanted.at(-2)];
  if (page === undefined || last === undefined) {
    return 0;
  }
  const titled = nameOf(title);
  const near = Math.max(
    nameLikeness(last, page),
    nameLikeness(last, titled) * 0.95,
    parent === undefined ? 0 : nameLikeness(parent, page) * PARENT_WEIGHT,
  );
  const whole = (names: readonly Name[]): string => names.map(({ letters }) => letters).join("/");
  return near < LEAST_LIKENESS ? 0 : near + WHOLE_WEIGHT * likeness(whole(wanted), whole(known));
}

interface Wanted {
  /** The address, as a site path. */
  readonly path: string;
  readonly locales: readonly LocalePath[];
  /** Most pages to give. */
  readonly count?: number;
}

/**
 * The pages whose addresses or titles look most like a site path, the nearest first; those of the path's own locale come
 * before all others. Its last names count: folders move more often than pages are renamed.
 */
export function nearestPages({ path, locales, count = 5 }: Wanted, { pages }: SitePages): NearPage[] {
  const { locale, rest } = splitLocale(path, locales);
  const wanted = namesOf(rest);
  return pages
    .map(([page, title]) => {
      const own = splitLocale(page, locales);
      const points = score(wanted, own.rest, title);
      return { path: page, title, points, rank: points + (own.locale === locale ? 10 : 0) };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.rank - a.rank || (a.path < b.path ? -1 : 1))
    .slice(0, count)
    .map(({ path: near, title }) => ({ path: near, title }));
}

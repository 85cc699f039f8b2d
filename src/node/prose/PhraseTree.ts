/** A phrase in a text. */
export interface PhraseHit {
  readonly offset: number;
  /** Behind the ending of a plural. */
  readonly end: number;
  /** As the text writes it, in the singular, with one space between its words. */
  readonly written: string;
}

/** One piece of a phrase, and the pieces that may follow it. */
interface Branch {
  readonly next: Map<string, Branch>;
  /** Whether a phrase ends here. */
  isEnd: boolean;
}

/** A word of any script, spaces (lines may end there, in quotes and lists as well), or any other sign. */
const PIECE = /[\p{L}\p{N}\p{M}]+|[\s>]+|[^]/uy;

/** Where a phrase may begin: each word, and each sign where a phrase begins with one. */
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const WORDS_AND_SIGNS = /[\p{L}\p{N}\p{M}]+|[^\s>]/gu;

/**
 * A part of an identifier, an address or a file name is no word: `shop.example.com`, `client-id`, `docs/shop`. The
 * underscore of an emphasis, `_shop_`, is no part of it.
 */
const BEFORE = /(?<![\p{L}\p{N}\p{M}@#/.&{$-]_*)$/u;
/** As many signs before a word as decide whether it begins there. */
const CONTEXT = 8;
const AFTER = "(?!_*[\\p{L}\\p{N}\\p{M}@/-]|\\.[\\p{L}\\p{N}_])";
const END = new RegExp(AFTER, "uy");

/** A word in the plural counts as the word. */
const PLURAL_END = new RegExp(`(?:'s|e?s)?${AFTER}`, "iuy");
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/s$/i, ""],
  [/es$/i, ""],
  [/ies$/, "y"],
  [/IES$/, "Y"],
];

/** Phrases by their words, in any case: each word of a text is looked up, however many phrases there are. */
export class PhraseTree {
  readonly #root: Branch = { next: new Map(), isEnd: false };
  readonly #starts: RegExp;

  constructor(phrases: Iterable<string>) {
    let hasSigns = false;
    for (const phrase of phrases) {
      let branch = this.#root;
      for (let at = 0; at < phrase.length;) {
        const piece = pieceAt(phrase, at);
        const key = keyOf(piece);
        const next = branch.next.get(key) ?? { next: new Map<string, Branch>(), isEnd: false };
        branch.next.set(key, next);
        branch = next;
        at += piece.length;
      }
      branch.isEnd = true;
      hasSigns ||= /^[^\p{L}\p{N}\p{M}]/u.test(phrase);
    }
    this.#starts = hasSigns ? WORDS_AND_SIGNS : WORDS;
  }

  /** The phrases in a text, in order: of those that begin at one place the longest, and none inside of another. */
  find(text: string): PhraseHit[] {
    const hits: PhraseHit[] = [];
    let free = 0;
    for (const { index, 0: first } of this.#root.next.size === 0 ? [] : text.matchAll(this.#starts)) {
      if (index >= free && this.#mayStart(first) && BEFORE.test(text.slice(Math.max(0, index - CONTEXT), index))) {
        const hit = this.#longestAt(text, index);
        if (hit !== null) {
          hits.push(hit);
          free = hit.end;
        }
      }
    }
    return hits;
  }

  #mayStart(word: string): boolean {
    const { next } = this.#root;
    return next.has(word.toLowerCase()) || singulars(word).some((singular) => next.has(singular.toLowerCase()));
  }

  #longestAt(text: string, offset: number): PhraseHit | null {
    let hit: PhraseHit | null = null;
    let branch: Branch | undefined = this.#root;
    for (let [at, before] = [offset, ""]; branch !== undefined && branch.next.size > 0 && at < text.length;) {
      const piece = pieceAt(text, at);
      const after = at + piece.length;
      const next: Branch | undefined = branch.next.get(keyOf(piece));
      const plain: number | null = next?.isEnd === true ? endAt(PLURAL_END, text, after) : null;
      if (plain !== null) {
        hit = { offset, end: plain, written: before + piece };
      } else if (endAt(END, text, after) !== null) {
        const { next: children }: Branch = branch;
        const singular = singulars(piece).find((word) => children.get(word.toLowerCase())?.isEnd === true);
        hit = singular === undefined ? hit : { offset, end: after, written: before + singular };
      }
      before += /^[\s>]/.test(piece) ? " " : piece;
      [at, branch] = [after, next];
    }
    return hit;
  }
}

function pieceAt(text: string, at: number): string {
  PIECE.lastIndex = at;
  return PIECE.exec(text)?.[0] ?? "";
}

const keyOf = (piece: string): string => (/^[\s>]/.test(piece) ? " " : piece.toLowerCase());

/** The words that a word may be the plural of. */
function singulars(word: string): string[] {
  return PLURALS.flatMap(([ending, singular]) => (ending.test(word) ? [word.replace(ending, singular)] : []));
}

function endAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? null : at + match[0].length;
}

import { fold } from "./fold";
import { splitWord } from "./splitWord";

/** A word of a text, with its place there. */
export interface Token {
  /** Folded form. */
  readonly text: string;
  /** Offsets into the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Whether it is all of a name that has parts: `merchantnotfound` of `MERCHANT_NOT_FOUND`. */
  readonly whole: boolean;
}

const WORD = "[\\p{L}\\p{N}\\p{M}]+(?:['’][\\p{L}\\p{N}\\p{M}]+)*";
/** Words with what joins them to one name: `/v3/payment/quickpay`, `X-Signature`, `set.notification.webhook`. */
const NAME = new RegExp(`${WORD}(?:[._\\-/:@{}]+${WORD})*`, "gu");
const SCRIPT_WITHOUT_SPACES = "\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}";
const PIECE = new RegExp(`[${SCRIPT_WITHOUT_SPACES}]+|[^${SCRIPT_WITHOUT_SPACES}._\\-/:@{}]+`, "gu");
const IS_WITHOUT_SPACES = new RegExp(`^[${SCRIPT_WITHOUT_SPACES}]`, "u");

/** Names of more parts, such as long addresses, are found by their parts alone. */
const MAX_PARTS_OF_A_WHOLE = 8;

/**
 * The words of a text in order: of every name its parts, then the name as a whole. Nothing is left out for being
 * common, short or a number. Chinese, Japanese and Korean text is cut into pairs of characters.
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(NAME)) {
    const parts: Token[] = [];
    for (const piece of match[0].matchAll(PIECE)) {
      const start = match.index + piece.index;
      parts.push(...(IS_WITHOUT_SPACES.test(piece[0]) ? pairsOf(piece[0], start) : partsOf(piece[0], start)));
    }
    tokens.push(...parts);
    if (parts.length > 1 && parts.length <= MAX_PARTS_OF_A_WHOLE && !IS_WITHOUT_SPACES.test(match[0])) {
      const whole = parts.map((part) => part.text).join("");
      tokens.push({ text: whole, start: match.index, end: match.index + match[0].length, whole: true });
    }
  }
  return tokens;
}

/** Parts of words that were read before: a site has few words, many times. */
const knownParts = new Map<string, readonly (readonly [text: string, length: number])[]>();
const MAX_KNOWN_PARTS = 50_000;

function partsOf(word: string, start: number): Token[] {
  let parts = knownParts.get(word);
  if (parts === undefined) {
    parts = splitWord(word).map((part) => [fold(part), part.length] as const);
    if (knownParts.size >= MAX_KNOWN_PARTS) {
      knownParts.clear();
    }
    knownParts.set(word, parts);
  }
  const tokens: Token[] = [];
  let at = start;
  for (const [text, length] of parts) {
    if (text !== "") {
      tokens.push({ text, start: at, end: at + length, whole: false });
    }
    at += length;
  }
  return tokens;
}

function pairsOf(word: string, start: number): Token[] {
  const signs = Array.from(word);
  const ends = signs.map((_, index) => signs.slice(0, index + 1).join("").length);
  return signs.slice(0, Math.max(1, signs.length - 1)).map((sign, index) => ({
    text: fold(sign + (signs[index + 1] ?? "")),
    start: start + (ends[index - 1] ?? 0),
    end: start + (ends[index + 1] ?? ends[index] ?? 0),
    whole: false,
  }));
}

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
  NAME.lastIndex = 0;
  for (let match = NAME.exec(text); match !== null; match = NAME.exec(text)) {
    for (const { text: word, start, end, whole } of tokensOf(match[0])) {
      tokens.push({ text: word, start: match.index + start, end: match.index + end, whole });
    }
  }
  return tokens;
}

/** Words and names that were read before: a site has few of them, many times. */
const known = new Map<string, readonly Token[]>();
const MAX_KNOWN = 50_000;

/** Tokens of a word or name, with their places in it. */
function tokensOf(name: string): readonly Token[] {
  let tokens = known.get(name);
  if (tokens === undefined) {
    tokens = cutName(name);
    if (known.size >= MAX_KNOWN) {
      known.clear();
    }
    known.set(name, tokens);
  }
  return tokens;
}

function cutName(name: string): Token[] {
  const parts = [...name.matchAll(PIECE)].flatMap(({ 0: piece, index }) =>
    IS_WITHOUT_SPACES.test(piece) ? pairsOf(piece, index) : partsOf(piece, index),
  );
  if (parts.length < 2 || parts.length > MAX_PARTS_OF_A_WHOLE || IS_WITHOUT_SPACES.test(name)) {
    return parts;
  }
  return [...parts, { text: parts.map(({ text }) => text).join(""), start: 0, end: name.length, whole: true }];
}

function partsOf(word: string, start: number): Token[] {
  const tokens: Token[] = [];
  let at = start;
  for (const part of splitWord(word)) {
    const text = fold(part);
    if (text !== "") {
      tokens.push({ text, start: at, end: at + part.length, whole: false });
    }
    at += part.length;
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

import { CANONICAL, printJson } from "../json/printJson";
import { bytesOfLooseBase64 } from "../looseBase64";
import { construct, rightConstruction, type Construction } from "../mistakes/Construction";
import { deviationsOf, type Deviation } from "../mistakes/deviations";
import type { Message } from "../mistakes/Message";
import type { Mistake } from "../mistakes/mistakeTexts";
import { MAX_LENGTH_OF_PAIRS } from "../mistakes/variantsOf";
import { offsetText } from "../requestFields";
import type { Sentence } from "../sentences/Sentence";
import { textOfUtf8 } from "../utf8";
import { diffCharacters, type DiffPiece } from "./diffCharacters";
import { PART_NAMES, partsOf, type PartName } from "./partsOf";

/** What is different in somebody's string to sign, and why as far as it is a known mistake. */
export interface Comparison {
  readonly isSame: boolean;
  readonly expected: string;
  readonly reasons: readonly Sentence[];
  /** Of the whole strings. */
  readonly pieces: readonly DiffPiece[];
  /** Of the JSON that `data` holds on both sides; null where it is the same, or can't be decoded. */
  readonly jsonPieces: readonly DiffPiece[] | null;
}

/** In UTF-16 units: `data` of a longer body is not tried for mistakes. */
const MAX_LENGTH = 100_000;

/** What is said of a part that no known mistake explains. */
const OTHER: Readonly<Record<PartName, Mistake>> = {
  data: "data-other",
  method: "method-other",
  nonceStr: "nonce-other",
  requestUrl: "url-other",
  signType: "sign-type",
  timestamp: "timestamp-other",
};

/** Compares somebody's string to sign with the one of the rules, part by part. */
export function compareStrings(message: Message, own: string): Comparison {
  const right = rightConstruction(message);
  const expected = construct(message, right);
  const pieces = diffCharacters(expected, own);
  if (own === expected) return { isSame: true, expected, reasons: [], pieces, jsonPieces: null };

  const text = own.trim();
  const mistakes = new Set<Mistake>();
  if (text !== own) mistakes.add(/^\s|[^\n\r]\s$/.test(own) && !/\S\r?\n$/.test(own) ? "blanks" : "text-end");
  const { values, names } = partsOf(text, message.requestUrl);
  const wanted = partsOf(expected, message.requestUrl).values;
  if (names.length > values.size) mistakes.add("part-unknown");
  if (names.join() !== [...names].sort().join()) mistakes.add(names.at(-1) === "requestUrl" ? "url-last" : "order");

  const known = PART_NAMES.filter((name) => values.has(name));
  // JSON may hold a URL with such names in it, and base64 a `=` at its end.
  if (!/^\w+=/.test(text) || known.length < 2) {
    return { isSame: false, expected, reasons: [["no-string"]], pieces, jsonPieces: null };
  }
  const deviations = deviationsOf(message);
  for (const name of PART_NAMES) {
    const value = values.get(name);
    if (value === wanted.get(name)) continue;
    const known =
      value !== undefined && value.trim() === wanted.get(name)
        ? (["blanks"] as const)
        : explain(
            deviations,
            name === "data" ? message.body.length : 0,
            (change) => valueOf(message, { ...right, ...change }, name) === value,
          );
    for (const mistake of known ?? [value === undefined ? "part-missing" : OTHER[name]]) mistakes.add(mistake);
  }
  const json = jsonOf(values.get("data") ?? "");
  const canonical = message.root === null ? null : printJson(message.root, CANONICAL);
  return {
    isSame: false,
    expected,
    reasons: [...[...mistakes].map((mistake) => [mistake] as const), ...offsetOf(message, values.get("timestamp"))],
    pieces,
    jsonPieces: json === null || canonical === null || json === canonical ? null : diffCharacters(canonical, json),
  };
}

/** The body is printed and encoded where it is asked for only: that takes its time. */
const valueOf = (message: Message, how: Construction, name: PartName): string | undefined =>
  partsOf(construct(message, name === "data" ? how : { ...how, data: "never" }), message.requestUrl).values.get(name);

/**
 * The fewest deviations that make what is looked for: one, or two of different dimensions. `size` is that of what they
 * are made of: nobody waits for hundreds of long strings.
 */
function explain(
  deviations: readonly Deviation[],
  size: number,
  makes: (change: Partial<Construction>) => boolean,
): readonly Mistake[] | undefined {
  if (size > MAX_LENGTH) return undefined;
  const single = deviations.find(({ change }) => makes(change));
  if (single !== undefined) return single.mistakes;
  if (size > MAX_LENGTH_OF_PAIRS) return undefined;
  const encodings = deviations.filter(({ dimension }) => dimension === "encoding" || dimension === "json-end");
  for (const first of encodings) {
    const second = deviations.find(
      ({ dimension, change }) =>
        (dimension === "data" || dimension === "json-end") &&
        dimension !== first.dimension &&
        makes({ ...first.change, ...change }),
    );
    if (second !== undefined) return [...second.mistakes, ...first.mistakes];
  }
  return undefined;
}

/** How far apart two timestamps are, in words. */
function offsetOf({ timestamp }: Message, own = timestamp): Sentence[] {
  const offset = Math.floor(Number(own) / (/^\d{13}$/.test(own) ? 1000 : 1)) - Number(timestamp);
  return Number.isFinite(offset) && offset !== 0 ? [["timestamp-offset", offsetText(offset)]] : [];
}

/** The text in a `data` part, whatever its form; null: none. */
function jsonOf(data: string): string | null {
  if (/^\s*[{[]/.test(data)) return data;
  const bytes = bytesOfLooseBase64(data);
  return bytes === null ? null : textOfUtf8(bytes);
}

import { expandWord, frequencyOf, isBeginning, OTHER_ENDING, splitInTwo, type Answers } from "./expandWord";
import type { Query, QuerySpan, QueryWord } from "./readQuery";
import { scoreWord, worth } from "./scoreWord";
import { looseText, plainWords, type SearchData } from "./SearchData";

/** A document that answers a query. */
export interface Ranked {
  readonly document: number;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly Ranked[];
  /** Words of the index that were looked for: what marks show. */
  readonly matched: ReadonlySet<string>;
  /** Words of the query that nothing answers. */
  readonly unknown: readonly string[];
}

/** A word of the query as it is looked for. */
interface SoughtWord {
  readonly answers: Answers;
  readonly share: number;
}

/** A document with part of the query counts as the part's share to this power. */
const COVERAGE_POWER = 2.5;
/** What a word counts that nothing answers, as one in so many documents: less than a known rare word. */
const UNKNOWN_SHARE = 0.5;

/** The query is the title, the heading or the call's path, or stands as it is in the text. */
const IS_TITLE = 2.2;
const IS_HEADING = 1.8;
const IN_TEXT = 1.25;
/** The page's title has all of the query, in whatever order. */
const ALL_IN_TITLE = 2.4;
/** The one word of a query is a word of the title, or the beginning of one: pages of that name come first. */
const TITLE_BEGUN = 5;
const LABEL_BEGUN = 3;
/** Parts of a name that is known as a whole: what has the name is meant, not what has one of its words. */
const PART_OF_KNOWN_NAME = 0.35;
/** How many of the best are looked through for the query as it is. */
const MAX_READ = 80;

/**
 * Scores all documents: for each word the best field that has it, for names written as one the identifier fields,
 * then how much of the query the document (with its page's title) has at all. elasticlunr's own scoring adds all
 * fields up, so that a long section with one frequent word comes before the page that is about the question.
 */
export function rank(query: Query, typed: string, data: SearchData): Ranking {
  const count = data.documents.length;
  const scores = new Float64Array(count);
  const covered = new Float64Array(count);
  const titled = new Float64Array(count);
  const matched = new Set<string>();
  const unknown: string[] = [];
  let whole = 0;
  for (const word of query.words) {
    const sought = seek(word, data);
    if (sought.length === 0) {
      unknown.push(word.text);
      whole += rarity(0, count) * word.share * UNKNOWN_SHARE;
    }
    for (const { answers, share } of sought) {
      const weight = rarity(commonness(answers, data), count) * share;
      const { score, quality, inTitle } = scoreWord(answers, data);
      const isKnown = word.ofName !== null && data.documentsWith("identifier", word.ofName).length > 0;
      const counts = weight * (isKnown ? PART_OF_KNOWN_NAME : 1);
      whole += weight;
      for (let number = 0; number < count; number++) {
        scores[number] = (scores[number] ?? 0) + counts * (score[number] ?? 0);
        titled[number] = (titled[number] ?? 0) + weight * (inTitle[number] ?? 0);
        covered[number] = (covered[number] ?? 0) + weight * (quality[number] ?? 0);
      }
      // "how" and "the" are not what a reader wants to see marked.
      for (const answer of share === 1 ? answers.keys() : []) {
        matched.add(answer);
      }
    }
  }
  for (const span of query.spans) {
    addSpan(span, query.words.length, data, whole, { scores, covered, matched });
  }
  const begun = titlesBegun(query, data);
  const ranked: Ranked[] = [];
  const asked = plainWords(typed);
  for (let number = 0; number < count; number++) {
    if ((scores[number] ?? 0) > 0) {
      const isBegun = begun.get(number);
      const coverage = isBegun !== undefined ? 1 : Math.min(1, (covered[number] ?? 0) / whole);
      const title = isBegun ?? 1 + (ALL_IN_TITLE - 1) * ((titled[number] ?? 0) / whole) ** 2;
      const factor = coverage ** COVERAGE_POWER * Math.max(title, likeness(asked, number, data));
      ranked.push({ document: number, score: (scores[number] ?? 0) * factor });
    }
  }
  ranked.sort(better);
  return { ranked: withPhrases(ranked, typed, query, data), matched, unknown };
}

const better = (one: Ranked, other: Ranked): number => other.score - one.score || one.document - other.document;

/**
 * Pages with a word in their titles (or their names in the sidebar) that the query's one word is, or is the beginning
 * of as it is typed; with what that counts.
 */
function titlesBegun({ words }: Query, data: SearchData): ReadonlyMap<number, number> {
  const [word] = words;
  if (word === undefined || words.length > 1 || !word.isLast) {
    return new Map();
  }
  const known = data.index.fields.get("title")?.expandToken(word.text) ?? [];
  const isIn = (name: string | undefined): boolean => ` ${name ?? ""}`.includes(` ${word.text}`);
  return new Map(
    known.flatMap((name) =>
      Array.from(data.documentsWith("title", name), (number) => {
        const [title] = data.names[number] ?? [];
        return [number, isIn(title) ? TITLE_BEGUN : LABEL_BEGUN] as const;
      }),
    ),
  );
}

/** What a word says: more, the fewer documents have it. */
const rarity = (frequency: number, count: number): number => Math.log(1 + count / (1 + frequency));

const commonness = (answers: Answers, data: SearchData): number =>
  [...answers].reduce((most, [word, quality]) => Math.max(most, quality * frequencyOf(word, data)), 0);

/** The word's answers; of a word that has none, those of the two it was written together from ("errorcodes"). */
function seek(word: QueryWord, data: SearchData): SoughtWord[] {
  const answers = expandWord(word, data);
  if (Math.max(0, ...answers.values()) >= OTHER_ENDING || isBeginning(word.text, data)) {
    return [{ answers, share: word.share }];
  }
  const two = splitInTwo(word, data);
  if (two.length > 0) {
    return two.map((part) => ({ answers: expandWord(part, data), share: word.share }));
  }
  return answers.size === 0 ? [] : [{ answers, share: word.share }];
}

/** What a name counts that goes on after what was typed: as a name or a word, or as words side by side. */
const NAME_GOES_ON = 0.4;
const WORDS_GO_ON = 0.12;

function goingOn(span: QuerySpan, data: SearchData): number {
  const isWord = span.size === 1 && frequencyOf(span.text, data) > 0;
  return span.isName && !isWord ? NAME_GOES_ON : WORDS_GO_ON;
}

const MAX_NAMES = 40;

/** Adds what documents count that have the words of a span as one name; of several names the best. */
function addSpan(span: QuerySpan, words: number, data: SearchData, whole: number, to: Totals): void {
  const count = data.documents.length;
  const best = new Map<number, { readonly score: number; readonly quality: number }>();
  const further = goingOn(span, data);
  // Words apart that the site writes together stand in the title as one ("deep link").
  const fields =
    span.size === 1 ? (["identifier", "joined"] as const) : (["identifier", "joined", "title", "heading"] as const);
  for (const field of fields) {
    const goesOn = span.isLast && field === "identifier";
    const names = goesOn ? (data.index.fields.get(field)?.expandToken(span.text) ?? []) : [span.text];
    for (const name of names.slice(0, MAX_NAMES)) {
      const documents = data.documentsWith(field, name);
      const quality = name === span.text ? 1 : further * (span.text.length / name.length);
      const weight = rarity(documents.length, count) * quality * Math.sqrt(span.size);
      for (const number of documents) {
        const score = weight * worth(field, number, data);
        if (score > (best.get(number)?.score ?? 0)) {
          best.set(number, { score, quality });
        }
      }
      if (documents.length > 0 && (name === span.text || (span.isName && span.size > 1))) {
        to.matched.add(name);
      }
    }
  }
  for (const [number, { score, quality }] of best) {
    to.scores[number] = (to.scores[number] ?? 0) + score;
    // What is written as one answers its words, though the text may have none of them alone.
    const share = whole * Math.min(1, span.size / words);
    to.covered[number] = Math.min(whole, (to.covered[number] ?? 0) + share * quality);
  }
}

interface Totals {
  readonly scores: Float64Array;
  readonly covered: Float64Array;
  readonly matched: Set<string>;
}

/** More than 1 where the query is the name of the page or of the section. */
function likeness(asked: string, number: number, { names, firstOfPage }: SearchData): number {
  return asked !== "" && (names[number] ?? []).includes(asked)
    ? firstOfPage[number] === number
      ? IS_TITLE
      : IS_HEADING
    : 1;
}

/** Lifts those of the best that have the query's words side by side, as they were typed. */
function withPhrases(ranked: readonly Ranked[], typed: string, query: Query, data: SearchData): readonly Ranked[] {
  const phrase = looseText(typed);
  if (query.words.length < 2) {
    return ranked;
  }
  const read = ranked.slice(0, MAX_READ).map(({ document, score }) => ({
    document,
    score: data.looseText(document).includes(phrase) ? score * IN_TEXT : score,
  }));
  return [...read, ...ranked.slice(MAX_READ)].sort(better);
}

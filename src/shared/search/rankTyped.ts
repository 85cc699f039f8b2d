import { addSpan } from "./addSpan";
import { expandWord, frequencyOf, isBeginning, OTHER_ENDING, splitInTwo, type Answers } from "./expandWord";
import { isName, nearNames } from "./nearNames";
import { plainWords } from "./plainWords";
import { better, type Ranked, type Ranking } from "./Ranking";
import { rarity } from "./rarity";
import { readQuery, type Query, type QuerySpan, type QueryWord } from "./readQuery";
import { scoreWord } from "./scoreWord";
import type { SearchData } from "./SearchData";
import { withPages } from "./withPages";
import { withPhrases } from "./withPhrases";

const NONE: Answers = new Map();

/** A word of the query as it is looked for. */
interface SoughtWord {
  readonly answers: Answers;
  readonly share: number;
}

/** A document with part of the query counts as the part's share to this power. */
const COVERAGE_POWER = 2.5;
/** What a word counts that nothing answers, as one in so many documents: less than a known rare word. */
const UNKNOWN_SHARE = 0.5;

/** The query is the title, or the heading or the call's path. */
const IS_TITLE = 2.2;
const IS_HEADING = 1.8;
/** The page's title has all of the query, in whatever order. */
const ALL_IN_TITLE = 2.4;
/** The one word of a query is a word of the title, or the beginning of one: pages of that name come first. */
const TITLE_BEGUN = 5;
const LABEL_BEGUN = 3;
/** Parts of a name that is known as a whole: what has the name is meant, not what has one of its words. */
const PART_OF_KNOWN_NAME = 0.35;

/**
 * Scores all documents: for each word the best field that has it, for names written as one the identifier fields,
 * then how much of the query the document (with its page's title) has at all. elasticlunr's own scoring adds all
 * fields up, so that a long section with one frequent word comes before the page that is about the question.
 */
export function rankTyped(typed: string, data: SearchData): Ranking {
  const query = readQuery(typed, data);
  const count = data.documents.length;
  const scores = new Float64Array(count);
  const covered = new Float64Array(count);
  const titled = new Float64Array(count);
  const matched = new Set<string>();
  const unknown: string[] = [];
  let whole = 0;
  const sought = query.words.map((word) => ({ word, parts: seek(word, data) }));
  const answersOf = new Map(
    sought.map(({ word, parts }) => [word.text, new Map(parts.flatMap(({ answers }) => [...answers]))]),
  );
  const near = nearOf(query, answersOf, data);
  const answered = new Set([...near].flatMap(([{ text }, { size }]) => (size > 0 ? [text] : [])));
  const isKnown = (name: string | null): boolean => name !== null && (answered.has(name) || isName(name, data));
  for (const { word, parts } of sought) {
    if (parts.length === 0) {
      unknown.push(...(answered.has(word.text) ? [] : [word.text]));
      whole += rarity(0, count) * word.share * UNKNOWN_SHARE;
    }
    for (const { answers, share } of parts) {
      const weight = rarity(commonness(answers, data), count) * share;
      const { score, quality, inTitle } = scoreWord(answers, data);
      const counts = weight * (isKnown(word.ofName) ? PART_OF_KNOWN_NAME : 1);
      whole += weight;
      for (let number = 0; number < count; number++) {
        scores[number] = (scores[number] ?? 0) + counts * (score[number] ?? 0);
        titled[number] = (titled[number] ?? 0) + weight * (inTitle[number] ?? 0);
        covered[number] = (covered[number] ?? 0) + weight * (quality[number] ?? 0);
      }
      // "how" and "the" are not what a reader wants to see marked, nor are the words of a name that is known.
      for (const answer of share === 1 && !isKnown(word.ofName) ? answers.keys() : []) {
        matched.add(answer);
      }
    }
  }
  for (const span of query.spans) {
    const isPart = span.ofName !== span.text && isKnown(span.ofName);
    const totals = { words: query.words.length, whole, scores, covered, matched: isPart ? null : matched };
    addSpan(span, near.get(span) ?? NONE, data, totals);
  }
  const begun = titlesBegun(query, data);
  const ranked: Ranked[] = [];
  const asked = namesAsked(typed, query, near);
  for (let number = 0; number < count; number++) {
    if ((scores[number] ?? 0) > 0) {
      const isBegun = begun.get(number);
      const coverage = isBegun !== undefined ? 1 : Math.min(1, (covered[number] ?? 0) / whole);
      const title = isBegun ?? 1 + (ALL_IN_TITLE - 1) * ((titled[number] ?? 0) / whole) ** 2;
      const factor = coverage ** COVERAGE_POWER * Math.max(title, likeness(asked, number, data));
      const standing = data.standing.weights[number] ?? 1;
      ranked.push({ document: number, score: ((scores[number] ?? 0) / whole) * factor * standing });
    }
  }
  ranked.sort(better);
  return { ranked: withPages(withPhrases(ranked, typed, query, data), data), matched, unknown };
}

/** What answers each span with a slip. */
function nearOf({ words, spans }: Query, answersOf: ReadonlyMap<string, Answers>, data: SearchData) {
  const about = (text: string) => ({
    words: words.map((word) => word.text),
    answers: answersOf.get(text) ?? NONE,
  });
  return new Map(spans.map((span) => [span, nearNames(span, about(span.text), data)]));
}

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

/** The query written as one, and the names that it may be with a slip; with how near they are. */
function namesAsked(typed: string, { words, spans }: Query, near: ReadonlyMap<QuerySpan, Answers>): Answers {
  const all = spans.find(({ size }) => size === words.length);
  const meant = all === undefined ? NONE : (near.get(all) ?? NONE);
  return new Map([...meant, [plainWords(typed).replaceAll(" ", ""), 1]]);
}

/** More than 1 where the query is the name of the page or of the section, however it is joined. */
function likeness(asked: Answers, number: number, { joinedNames, firstOfPage, standing }: SearchData): number {
  let quality = 0;
  for (const name of joinedNames[number] ?? []) {
    quality = Math.max(quality, name === "" ? 0 : (asked.get(name) ?? 0));
  }
  if (quality === 0) {
    return 1;
  }
  const most = firstOfPage[number] === number ? IS_TITLE : 1 + (IS_HEADING - 1) / (standing.sharedBy[number] ?? 1);
  return 1 + (most - 1) * quality;
}

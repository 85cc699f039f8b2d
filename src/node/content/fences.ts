import { likelyMeant } from "../../shared/likelyMeant";

/**
 * How `npm run samples` tries the code of a fence.
 * - `run`: it is a whole program, which ends well and prints this text.
 * - `try`: the trial of this name uses it, beside the other files of the pages.
 * - `compile`: the compiler of its language takes it. `given` are names that are the reader's own.
 */
export type FenceTrial =
  | { readonly kind: "run"; readonly prints: string }
  | { readonly kind: "try"; readonly name: string }
  | { readonly kind: "compile"; readonly given: readonly string[] };

/** Trials that `npm run samples` has. */
export const TRIAL_NAMES = ["sign", "verify", "receive", "signed-request"] as const;

/** What stands behind the language of a fence: ```` ```json title="Request" {2,4-5} no-copy ````. */
export interface FenceMeta {
  readonly title: string | null;
  /** 1-based numbers of the marked lines. */
  readonly marked: ReadonlySet<number>;
  readonly copy: boolean;
  /** null: nobody tries it. */
  readonly trial: FenceTrial | null;
}

export interface FenceFault {
  readonly message: string;
  readonly known: readonly string[];
  readonly fix: string;
}

/** The words of fence meta as their author writes them, by their name. */
const WORDS: Readonly<Record<string, string>> = {
  title: 'title="…"',
  "no-copy": "no-copy",
  run: 'run="text it prints"',
  try: 'try="name of a trial"',
  compile: "compile",
};

const KNOWN_META = [...Object.values(WORDS).slice(0, 1), "{2,4-5}", ...Object.values(WORDS).slice(1)];

/** Marked lines go up to here. */
const MAX_LINE = 10_000;

/** The parts of fence meta: a word with a text (a doubled quote in it is a quote), lines, anything else. */
const PARTS = /(title|run|try|compile)=(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)')|\{([^}]*)\}|(\S+)/g;

/** Rewrites the title in fence meta; quotes that the new one holds don't end it. */
export function mapFenceTitle(meta: string, change: (title: string) => string): string {
  return meta.replace(PARTS, (whole: string, word?: string, double?: string, single?: string) => {
    const title = word === "title" ? textOf(double, single) : null;
    return title === null ? whole : `title="${change(title).replaceAll('"', '""')}"`;
  });
}

function textOf(double: string | undefined, single: string | undefined): string | null {
  return double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? null;
}

/** Reads fence meta; anything unknown is a fault. */
export function parseFenceMeta(meta: string): { readonly meta: FenceMeta; readonly faults: readonly FenceFault[] } {
  const marked = new Set<number>();
  const faults: FenceFault[] = [];
  let title: string | null = null;
  let copy = true;
  let trial: FenceTrial | null = null;
  const addTrial = (one: FenceTrial): void => {
    if (trial !== null) {
      faults.push({
        message: "a fence is tried in one way: `run`, `try` or `compile`",
        known: [],
        fix: "keep one of them",
      });
    }
    trial = one;
  };
  for (const match of meta.matchAll(PARTS)) {
    const [whole, word, double, single, lines, other] = match;
    const text = textOf(double, single);
    if (word !== undefined && text !== null) {
      if (word === "title") title = text;
      else if (text.trim() === "") faults.push(emptyTrial(word));
      else if (word === "try" && !isTrial(text)) faults.push(unknownTrial(text));
      else addTrial(trialOf(word, text));
    } else if (lines !== undefined) {
      const faulty = addLines(lines, marked);
      if (faulty !== null) {
        faults.push({
          message: `fence lines \`{${lines}}\`: \`${faulty.part}\` ${faulty.beyond ? "goes beyond line 10,000" : "is no line or range"}`,
          known: [],
          fix: faulty.beyond ? "name lines that the code has" : "write line numbers and ranges, such as `{2,4-5}`",
        });
      }
    } else if (other === "no-copy") {
      copy = false;
    } else if (other === "compile") {
      addTrial({ kind: "compile", given: [] });
    } else if (other !== undefined) {
      const key = other.split("=")[0] ?? other;
      const near = likelyMeant(key, Object.keys(WORDS));
      faults.push({
        message: `unknown fence meta \`${whole}\``,
        known: KNOWN_META,
        fix: near === undefined ? "remove it" : `write \`${WORDS[near] ?? near}\`, or remove it`,
      });
    }
  }
  return { meta: { title, marked, copy, trial }, faults };
}

function trialOf(word: string, text: string): FenceTrial {
  if (word === "run") return { kind: "run", prints: text };
  if (word === "try") return { kind: "try", name: text };
  return { kind: "compile", given: text.split(",").map((name) => name.trim()) };
}

const isTrial = (name: string): boolean => (TRIAL_NAMES as readonly string[]).includes(name);

function unknownTrial(name: string): FenceFault {
  const near = likelyMeant(name, TRIAL_NAMES);
  return {
    message: `there is no trial \`${name}\``,
    known: TRIAL_NAMES,
    fix: near === undefined ? "name one that is known, or write `run` or `compile`" : `write \`try="${near}"\``,
  };
}

const emptyTrial = (word: string): FenceFault => ({
  message: `\`${word}=""\` says nothing`,
  known: [],
  fix:
    word === "compile" ? "write `compile`, or the names that are the reader's own" : `write \`${WORDS[word] ?? word}\``,
});

/** Gives the first part that is none, if there is one. */
function addLines(list: string, into: Set<number>): { readonly part: string; readonly beyond: boolean } | null {
  for (const part of list.split(",")) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const from = Number(range?.[1]);
    const to = Number(range?.[2] ?? range?.[1]);
    if (range === null || from < 1 || to < from) {
      return { part, beyond: false };
    }
    if (to > MAX_LINE) {
      return { part, beyond: true };
    }
    for (let line = from; line <= to; line += 1) {
      into.add(line);
    }
  }
  return null;
}

import { nearest } from "../../shared/nearest";

/** What stands behind the language of a fence: ```` ```json title="Request" {2,4-5} no-copy ````. */
export interface FenceMeta {
  readonly title: string | null;
  /** 1-based numbers of the marked lines. */
  readonly marked: ReadonlySet<number>;
  readonly copy: boolean;
}

export interface FenceFault {
  readonly message: string;
  readonly known: readonly string[];
  readonly fix: string;
}

const KNOWN_META = ['title="…"', "{2,4-5}", "no-copy"];

/** Marked lines go up to here. */
const MAX_LINE = 10_000;

/** The parts of fence meta: a title (a doubled quote in it is a quote), lines, anything else. */
const PARTS = /title=(?:"((?:[^"]|"")*)"|'((?:[^']|'')*)')|\{([^}]*)\}|(\S+)/g;

/** Rewrites the title in fence meta; quotes that the new one holds don't end it. */
export function mapFenceTitle(meta: string, change: (title: string) => string): string {
  return meta.replace(PARTS, (whole: string, double?: string, single?: string) => {
    const title = titleOf(double, single);
    return title === null ? whole : `title="${change(title).replaceAll('"', '""')}"`;
  });
}

function titleOf(double: string | undefined, single: string | undefined): string | null {
  return double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? null;
}

/** Reads fence meta; anything unknown is a fault. */
export function parseFenceMeta(meta: string): { readonly meta: FenceMeta; readonly faults: readonly FenceFault[] } {
  const marked = new Set<number>();
  const faults: FenceFault[] = [];
  let title: string | null = null;
  let copy = true;
  for (const match of meta.matchAll(PARTS)) {
    const [whole, double, single, lines, other] = match;
    if (double !== undefined || single !== undefined) {
      title = titleOf(double, single);
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
    } else if (other !== undefined) {
      const key = other.split("=")[0] ?? other;
      const near = nearest(key, ["title", "no-copy"], 1)[0];
      faults.push({
        message: `unknown fence meta \`${whole}\``,
        known: KNOWN_META,
        fix: near === undefined ? "remove it" : `write \`${near === "title" ? 'title="…"' : near}\`, or remove it`,
      });
    }
  }
  return { meta: { title, marked, copy }, faults };
}

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

import type { SampleRun } from "./SampleRun";

/** What became of a language: its counts, or the command that it lacks. */
export interface LanguageResult {
  readonly language: string;
  readonly passed: number;
  readonly failed: number;
  /** Why none of its programs ran; null: they did. */
  readonly notRun: string | null;
}

/** Counts by language. A language without a toolchain is not run: it is never counted as passed. */
export function resultsOf(lacks: ReadonlyMap<string, string | null>, runs: readonly SampleRun[]): LanguageResult[] {
  return [...lacks].map(([language, lack]) => {
    const own = runs.filter((run) => run.language === language);
    const failed = own.filter(({ fault }) => fault !== null).length;
    const notRun = lack === null ? (own.length === 0 ? "no program was asked for" : null) : `\`${lack}\` fails here`;
    return { language, passed: own.length - failed, failed, notRun };
  });
}

/** Of a fault so much is shown of its start, and as much of its end. */
const SHOWN = 2000;

/** The results as text: a line per language, then what failed. */
export function summaryOf(results: readonly LanguageResult[], runs: readonly SampleRun[]): string {
  const width = Math.max(11, ...results.map(({ language }) => language.length));
  const lines = results.map(({ language, passed, failed, notRun }) => {
    const counts = `${String(passed).padStart(4)} passed, ${failed} failed`;
    return `${language.padEnd(width)} ${notRun === null ? counts : `not run: ${notRun}`}`;
  });
  const faults = runs.flatMap(({ language, id, fault }) =>
    fault === null ? [] : [`\n${language} ${id}: ${shortened(fault.trim())}`],
  );
  return [...lines, ...faults].join("\n");
}

function shortened(text: string): string {
  return text.length <= 2 * SHOWN ? text : `${text.slice(0, SHOWN)}\n…\n${text.slice(-SHOWN)}`;
}

import { byPlace } from "./byPlace";
import { messageOf, severityOf } from "./Issue";
import type { Issue } from "./Issue";

/** Gives the text of a file for code frames, or null when it can't be had. */
export type ReadSource = (file: string) => string | null;

const FRAME_WIDTH = 110;

/** The line of the issue with its neighbours and a caret under the column. */
function codeFrame(source: string, line: number, column: number): string {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const gutter = String(last).length;
  const out: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = (lines[number - 1] ?? "").replace(/\t/g, " ");
    // A long paragraph is one line: show the part around the column.
    const start = column > FRAME_WIDTH - 20 && number === line ? column - 60 : 0;
    const shown = text.slice(start, start + FRAME_WIDTH);
    out.push(`  ${number === line ? ">" : " "} ${String(number).padStart(gutter)} | ${start > 0 ? "…" : ""}${shown}`);
    if (number === line) {
      const indent = " ".repeat(Math.max(0, column - 1 - start + (start > 0 ? 1 : 0)));
      out.push(`    ${" ".repeat(gutter)} | ${indent}^`);
    }
  }
  return out.join("\n");
}

/** Number of issues that stop the build. */
export function countErrors(issues: readonly Issue[], strict: boolean): number {
  return issues.filter((issue) => severityOf(issue, strict) === "error").length;
}

/**
 * All issues of a run as one text: sorted by file, each with place, rule, offending value, code frame, known
 * values and fix; the counts stand at the end.
 */
export function formatReport(issues: readonly Issue[], strict: boolean, readSource: ReadSource): string {
  // More people read logs than files: one that holds a secret isn't quoted, whatever else is wrong with it.
  const secret = new Set(issues.filter(({ rule }) => rule === "secret").map(({ file }) => file));
  const blocks = [...issues].sort(byPlace).map((issue) => {
    const source = secret.has(issue.file) ? null : readSource(issue.file);
    const known = issue.known ?? [];
    return [
      `${issue.file}:${String(issue.line)}:${String(issue.column)} ${severityOf(issue, strict)} [${issue.rule}] ${messageOf(issue, strict)}`,
      ...(source === null ? [] : [codeFrame(source, issue.line, issue.column)]),
      ...(known.length === 0 ? [] : [`  known: ${known.join(", ")}`]),
      `  fix: ${issue.fix}`,
    ].join("\n");
  });
  const errors = countErrors(issues, strict);
  const plural = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? "" : "s"}`;
  return `${blocks.join("\n\n")}\n\n${plural(errors, "error")}, ${plural(issues.length - errors, "warning")} in content and configuration`;
}

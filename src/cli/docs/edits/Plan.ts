/** What happens to one file. Paths are relative to the project's root, with forward slashes. */
export interface FileChange {
  readonly path: string;
  /** Content as it was read; null for a file that is new. */
  readonly before: string | Buffer | null;
  /** Content as it will be; null for a file that goes. */
  readonly after: string | Buffer | null;
  /** The path that the file had, where it only moves (and may change on the way). */
  readonly movedFrom?: string;
}

/** Everything that a command is going to do. It is all done, or nothing of it. */
export interface Plan {
  readonly changes: readonly FileChange[];
}

const LEAST_CONTEXT = 12;

/** The lines that differ, `-` before and `+` after. */
function changedLines(before: string, after: string): string[] {
  const old = before.split("\n");
  const next = after.split("\n");
  const out: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (old[i] === next[j]) {
      [i, j] = [i + 1, j + 1];
      continue;
    }
    // The nearest line that both have again ends the difference.
    let [di, dj] = [old.length - i, next.length - j];
    for (let distance = 1; distance < di + dj; distance += 1) {
      const at = Array.from({ length: distance + 1 }, (_, step) => step).find(
        (step) =>
          i + step < old.length && j + distance - step < next.length && old[i + step] === next[j + distance - step],
      );
      if (at !== undefined) {
        [di, dj] = [at, distance - at];
        break;
      }
    }
    out.push(
      ...old.slice(i, i + di).map((line, index) => `    ${String(i + index + 1).padStart(5)} - ${line}`),
      ...next.slice(j, j + dj).map((line, index) => `    ${String(j + index + 1).padStart(5)} + ${line}`),
    );
    [i, j] = [i + di, j + dj];
  }
  return out;
}

/** The text of a new file, line by line. */
function newLines(text: string): string[] {
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line, index) => `    ${String(index + 1).padStart(5)} + ${line}`);
}

function cut(lines: readonly string[]): readonly string[] {
  const more = lines.length - LEAST_CONTEXT;
  return more > 4 ? [...lines.slice(0, LEAST_CONTEXT), `          … ${String(more)} more lines`] : lines;
}

/**
 * A plan in words, one line per file and the lines of it that change; "" for one that changes nothing. Many lines are
 * cut unless all are asked for.
 */
export function describePlan({ changes }: Plan, extent: "short" | "whole" = "short"): string {
  const moved = new Set(changes.flatMap(({ movedFrom }) => movedFrom ?? []));
  return changes
    .flatMap(({ path, before, after, movedFrom }) => {
      const all =
        typeof after !== "string"
          ? []
          : before === null
            ? newLines(after)
            : typeof before === "string"
              ? changedLines(before, after)
              : [];
      const lines = extent === "whole" ? all : cut(all);
      if (movedFrom !== undefined) {
        return [`  move    ${movedFrom}`, `       -> ${path}`, ...lines];
      }
      if (after === null) {
        return moved.has(path) ? [] : [`  remove  ${path}`];
      }
      return [`  ${before === null ? "add   " : "change"}  ${path}`, ...lines];
    })
    .join("\n");
}

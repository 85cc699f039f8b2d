/** Cells of one line; a line with one cell is a heading between lines. */
export type TableRow = readonly string[];

/**
 * A table as plain text, for a terminal, a commit or an issue: the first column to the left, those of `numbers` to the
 * right, two spaces between columns, nothing at the end of a line.
 */
export function formatTable(head: TableRow, rows: readonly TableRow[], numbers: ReadonlySet<number>): string {
  const columns = [head, ...rows.filter((row) => row.length > 1)];
  const widths = head.map((_, column) => Math.max(...columns.map((row) => row[column]?.length ?? 0)));
  const line = (row: TableRow): string =>
    row
      .map((cell, column) => {
        const width = row.length > 1 ? (widths[column] ?? 0) : 0;
        return numbers.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

/** How many rows of a table show. */
export interface RowCount {
  readonly shown: number;
  readonly total: number;
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Shows the rows that hold every word of `query` and hides the others. The row that the address names always shows:
 * a link to it must never lead to nothing.
 */
export function filterRows(table: HTMLTableElement, query: string, targetId: string): RowCount {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const wanted = words(query);
  let shown = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    const matches = wanted.every((word) => text.includes(word));
    row.hidden = !matches && (row.id === "" || row.id !== targetId);
    shown += row.hidden ? 0 : 1;
  }
  return { shown, total: rows.length };
}

import type { ApiCall } from "../../shared/contracts/ApiModel";

/** Calls and webhooks of the mock as text: what each is called by, and the page that describes it. */
export function listText(calls: readonly ApiCall[], webhooks: readonly ApiCall[]): string {
  const rows = calls.map(({ id, method, path, page }) => [method, path, id, pathOf(page)]);
  const hooks = webhooks.map(({ id, page }) => [id, pathOf(page)]);
  return [
    `${calls.length} calls: method, path, id and page. Calls of one path are told apart by their bodies.`,
    "",
    ...table(rows),
    "",
    `${webhooks.length} webhooks: name for --send, and page.`,
    "",
    ...table(hooks),
  ].join("\n");
}

const pathOf = (page: string): string => `/docs/${page}`;

/** Lines of cells in columns; the last is as long as it is. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

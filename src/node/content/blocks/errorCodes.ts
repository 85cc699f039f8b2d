import { createElement } from "react";
import type { ReactElement } from "react";

import { DataTable } from "../../../blocks/DataTable";
import type { DataRow } from "../../../blocks/DataTable";
import { callAnchor } from "../../../shared/apiAnchors";
import { nearest } from "../../../shared/nearest";
import type { DataSet } from "../data/schemas";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { GUIDE_PAGES } from "./guidePages";
import { anchor } from "./readData";

/** Cells of an error code: code, meaning, what to do. */
export const errorCells = (row: {
  readonly code: string;
  readonly meaning: string;
  readonly fix?: string | undefined;
  readonly note?: string | undefined;
}): [string, string, string] => [
  row.code,
  [row.meaning, row.note].filter((part) => part !== undefined).join(" "),
  row.fix ?? "",
];

/** The calls that name a code as typical, as links; null where none does. */
export function callsNaming(code: string, page: PageContext, at: Point): ReactElement | null {
  const links = page.inputs.api.callsNaming(code).flatMap((call) => {
    const route = page.inputs.routeOf(`docs/${call.page}.mdx`);
    return route === null ? [] : [{ id: call.id, title: call.title, href: `${route}#${callAnchor(call.id)}` }];
  });
  return links.length === 0
    ? null
    : createElement(
        "ul",
        { className: "row-calls", "aria-label": `Calls that name ${code}` },
        links.map(({ id, title, href }) =>
          createElement("li", { key: id }, createElement("a", { href: page.href(href, at) }, title)),
        ),
      );
}

interface ErrorCodeTable {
  readonly table: ReactElement;
  /** Codes that the data doesn't have, with the nearest that it has. */
  readonly unknown: readonly { readonly code: string; readonly near: readonly string[] }[];
}

/** A table of some error codes, each linked to its row in the whole table. */
export function errorCodeTable(
  data: DataSet<"error-codes">,
  codes: readonly string[],
  page: PageContext,
  at: Point,
  subject: string,
  /** Anchor that rows link to where the site has no whole table; without one each row is an anchor itself. */
  place: string | null = null,
): ErrorCodeTable {
  const all = new Map([...data.oauth, ...data.api].map((row) => [row.code, row]));
  const whole = page.inputs.routeOf(GUIDE_PAGES.errorCodes);
  const rows = codes.flatMap((code): DataRow[] => {
    const row = all.get(code);
    if (row === undefined) {
      return [];
    }
    const cells = errorCells(row).map((cell) => page.text(cell, at));
    return whole === null
      ? [{ id: place === null ? anchor(code) : null, href: `#${place ?? anchor(code)}`, cells }]
      : [{ id: null, href: page.href(`${whole}#${anchor(code)}`, at), cells }];
  });
  // A list whose codes have no fix: an empty column says nothing.
  const columns = ["Code", "Meaning", "What to do"].slice(0, rows.some(({ cells }) => cells[2] !== "") ? 3 : 2);
  return {
    unknown: codes.filter((code) => !all.has(code)).map((code) => ({ code, near: nearest(code, all.keys(), 5) })),
    table: createElement(DataTable, {
      id: page.slugger.slug("error-codes"),
      label: `Error codes: ${subject}`,
      columns,
      rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, columns.length) })),
      filter: false,
    }),
  };
}

import type { ReactNode } from "react";

import { Island } from "./Island";
import { TableBox } from "./TableBox";

export interface DataRow {
  /** Anchor of the row; null for rows that stand again elsewhere. */
  id: string | null;
  cells: readonly ReactNode[];
  /** Where the first cell links to: the row's own anchor, or the page that has the whole table. */
  href: string;
}

interface DataTableProps {
  id: string;
  label: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** Whether a text field to filter the rows is offered (by script). */
  filter: boolean;
}

/** A long code with places to break between its words: style sheets alone would break inside them. */
function breakable(code: string): ReactNode[] {
  return code
    .split(/(?<=_)|(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

/** A table from a data file: one row a thing, an anchor a row. */
export function DataTable({ id, label, columns, rows, filter }: DataTableProps) {
  return (
    <>
      {filter ? <Island name="row-filter" props={{ target: id, label }} /> : null}
      <TableBox label={label}>
        <table className="data-table" id={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.href} id={row.id ?? undefined}>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]}>
                    {index === 0 ? (
                      <a className="row-anchor" href={row.href}>
                        <code>{typeof cell === "string" ? breakable(cell) : cell}</code>
                      </a>
                    ) : (
                      cell
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  );
}

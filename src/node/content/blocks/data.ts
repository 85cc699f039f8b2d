import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import { z } from "zod";

import { DataTable } from "../../../blocks/DataTable";
import type { DataRow } from "../../../blocks/DataTable";
import { nearest } from "../../../shared/nearest";
import type { DataName, DataSet } from "../data/schemas";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { defineBlock } from "./BlockDefinition";

/** Page that holds the whole table of error codes; short lists elsewhere link to its rows. */
const ERROR_CODES_FILE = "docs/error-codes.mdx";

function read<Name extends DataName>(page: PageContext, name: Name, at: Point): DataSet<Name> | null {
  const value = page.inputs.data(name) as DataSet<Name> | null | undefined;
  if (value === null) {
    page.report({
      ...at,
      rule: "block-usage",
      message: `this block needs the data file content/data/${name}.yaml`,
      fix: "add the file, or remove the block",
    });
  }
  return value ?? null;
}

const yesNo = (value: boolean): string => (value ? "Yes" : "No");

/** `key` as an anchor: spaces and colons would need escapes in addresses. */
const anchor = (key: string): string => key.replace(/[^\p{L}\p{N}_.-]+/gu, "-");

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

function table(
  page: PageContext,
  at: Point,
  options: { id: string; label: string; columns: readonly string[]; filter: boolean },
  rows: readonly Row[],
) {
  const text = (cell: ReactNode): ReactNode => (typeof cell === "string" ? page.text(cell, at) : cell);
  const data = rows.map(({ key, cells }): DataRow => ({
    id: anchor(key),
    href: `#${anchor(key)}`,
    cells: cells.map(text),
  }));
  if (options.filter) {
    page.islands.add("row-filter");
  }
  return createElement(DataTable, { ...options, rows: data });
}

const errorCells = (row: {
  readonly code: string;
  readonly meaning: string;
  readonly fix?: string | undefined;
  readonly note?: string | undefined;
}) => [row.code, [row.meaning, row.note].filter((part) => part !== undefined).join(" "), row.fix ?? ""];

/** Blocks that show the files of `content/data/`. */
export const dataBlocks = {
  ErrorCodes: defineBlock({
    props: z.strictObject({ source: z.enum(["oauth", "api"]).optional(), codes: z.array(z.string()).optional() }),
    build: ({ props, page, at }) => {
      const data = read(page, "error-codes", at);
      if (data === null) {
        return createElement(Fragment);
      }
      if (props.codes === undefined) {
        if (props.source === "oauth") {
          return table(
            page,
            at,
            {
              id: "error-codes-oauth",
              label: "OAuth error codes",
              columns: ["Code", "Meaning", "What to do"],
              filter: false,
            },
            data.oauth.map((row) => ({ key: row.code, cells: errorCells(row) })),
          );
        }
        const groups = new Map(data.groups.map((group) => [group.id, group.title]));
        return table(
          page,
          at,
          {
            id: "error-codes-api",
            label: "API error codes",
            columns: ["Code", "Meaning", "What to do", "Area"],
            filter: true,
          },
          data.api.map((row) => ({ key: row.code, cells: [...errorCells(row), groups.get(row.group) ?? row.group] })),
        );
      }
      const all = new Map([...data.oauth, ...data.api].map((row) => [row.code, row]));
      const rows = props.codes.flatMap((code): DataRow[] => {
        const row = all.get(code);
        if (row === undefined) {
          page.report({
            ...at,
            rule: "block-usage",
            message: `\`<ErrorCodes>\`: there is no error code \`${code}\``,
            known: nearest(code, all.keys(), 5),
            fix: "use a code of content/data/error-codes.yaml, or add it there",
          });
          return [];
        }
        const cells = errorCells(row).map((cell) => page.text(cell, at));
        const whole = page.inputs.routeOf(ERROR_CODES_FILE);
        return whole === null
          ? [{ id: anchor(code), href: `#${anchor(code)}`, cells }]
          : [{ id: null, href: page.href(`${whole}#${anchor(code)}`, at), cells }];
      });
      // Few codes say what to do beyond their meaning: an empty column says nothing.
      const columns = ["Code", "Meaning", "What to do"].slice(0, rows.some(({ cells }) => cells[2] !== "") ? 3 : 2);
      return createElement(DataTable, {
        id: page.slugger.slug("error-codes"),
        label: `Error codes: ${page.currentHeading().text || "this page"}`,
        columns,
        rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, columns.length) })),
        filter: false,
      });
    },
  }),

  BankCodes: defineBlock({
    props: z.strictObject({ group: z.enum(["b2c", "b2b"]) }),
    build: ({ props, page, at }) => {
      const data = read(page, "bank-codes", at);
      return data === null
        ? createElement(Fragment)
        : table(
            page,
            at,
            {
              id: `bank-codes-${props.group}`,
              label: `${props.group.toUpperCase()} bank codes`,
              columns: ["Code", "Bank", "Status"],
              filter: false,
            },
            data[props.group].map((row) => ({
              key: row.code,
              cells: [row.code, row.name, row.status === "online" ? "Online" : "Offline"],
            })),
          );
    },
  }),

  PaymentMethods: defineBlock({
    props: z.strictObject({}),
    build: ({ page, at }) => {
      const data = read(page, "payment-methods", at);
      return data === null
        ? createElement(Fragment)
        : table(
            page,
            at,
            {
              id: "payment-methods",
              label: "Payment methods",
              columns: [
                "Method",
                "Name",
                "Region",
                "Currency",
                "Quick pay",
                "Web",
                "Mobile web",
                "Transaction QR",
                "Retail QR",
              ],
              filter: false,
            },
            data.methods.map((row) => ({
              key: `${row.method}-${row.region}`,
              cells: [
                row.method,
                row.label,
                row.region,
                row.currency,
                ...[row.quickPay, row.web, row.mobileWeb, row.transactionQr, row.retailQr].map(yesNo),
              ],
            })),
          );
    },
  }),

  RefundRules: defineBlock({
    props: z.strictObject({}),
    build: ({ page, at }) => {
      const data = read(page, "payment-methods", at);
      return data === null
        ? createElement(Fragment)
        : table(
            page,
            at,
            {
              id: "refund-rules",
              label: "Refund rules",
              columns: ["Method", "Channel", "Same day", "Next day", "Limit"],
              filter: false,
            },
            data.refunds.map((row) => ({
              key: `refund-${row.method}-${row.channel}`,
              cells: [row.method, row.channel, yesNo(row.sameDay), yesNo(row.nextDay), row.limit],
            })),
          );
    },
  }),

  TestingWallets: defineBlock({
    props: z.strictObject({}),
    build: ({ page, at }) => {
      const data = read(page, "testing-wallets", at);
      return data === null
        ? createElement(Fragment)
        : createElement(
            Fragment,
            null,
            table(
              page,
              at,
              {
                id: "testing-wallets",
                label: "Testing wallets",
                columns: ["Method", "Production", "Sandbox", "Note"],
                filter: false,
              },
              data.wallets.map((row) => ({
                key: row.method,
                cells: [row.method, yesNo(row.production), yesNo(row.sandbox), row.note ?? ""],
              })),
            ),
            data.data.length === 0
              ? null
              : table(
                  page,
                  at,
                  {
                    id: "testing-data",
                    label: "Data for test payments",
                    columns: ["Method", "What to enter"],
                    filter: false,
                  },
                  data.data.map((row) => ({ key: `test-${row.method}`, cells: [row.method, row.data] })),
                ),
          );
    },
  }),
};

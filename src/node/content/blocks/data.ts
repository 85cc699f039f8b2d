import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import { z } from "zod";

import { DataTable } from "../../../blocks/DataTable";
import type { DataRow } from "../../../blocks/DataTable";
import type { Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";
import { defineBlock } from "./BlockDefinition";
import { callsNaming, errorCells, errorCodeTable } from "./errorCodes";
import { anchor, readData as read } from "./readData";

const yesNo = (value: boolean): string => (value ? "Yes" : "No");

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
          const rows = data.oauth.map((row) => ({ row, calls: callsNaming(row.code, page, at) }));
          const named = rows.some(({ calls }) => calls !== null);
          return table(
            page,
            at,
            {
              id: "error-codes-oauth",
              label: "OAuth error codes",
              columns: ["Code", "Meaning", "What to do", ...(named ? ["Calls"] : [])],
              filter: false,
            },
            rows.map(({ row, calls }) => ({ key: row.code, cells: [...errorCells(row), ...(named ? [calls] : [])] })),
          );
        }
        const groups = new Map(data.groups.map((group) => [group.id, group.title]));
        return table(
          page,
          at,
          {
            id: "error-codes-api",
            label: "API error codes",
            columns: ["Code", "Meaning", "What to do", "Area and calls"],
            filter: true,
          },
          data.api.map((row) => {
            const area = createElement(
              Fragment,
              null,
              page.text(groups.get(row.group) ?? row.group, at),
              callsNaming(row.code, page, at),
            );
            return { key: row.code, cells: [...errorCells(row), area] };
          }),
        );
      }
      const { unknown, table: codes } = errorCodeTable(
        data,
        props.codes,
        page,
        at,
        page.currentHeading().text || "this page",
      );
      for (const code of unknown) {
        page.report({
          ...at,
          rule: "block-usage",
          message: `\`<ErrorCodes>\`: there is no error code \`${code.code}\``,
          known: code.near,
          fix: "use a code of content/data/error-codes.yaml, or add it there",
        });
      }
      return codes;
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

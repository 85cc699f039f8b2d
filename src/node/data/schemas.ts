import { z } from "zod";

const text = z.string().min(1);

/** Lists whose entries are looked up by a key: each key once. */
function unique<Item extends z.ZodType>(item: Item, key: string) {
  return z.array(item).superRefine((rows, context) => {
    const seen = new Set<unknown>();
    rows.forEach((row, index) => {
      const value = (row as Record<string, unknown>)[key];
      if (seen.has(value)) {
        context.addIssue({ code: "custom", path: [index, key], message: "stands twice in this list" });
      }
      seen.add(value);
    });
  });
}

const bank = z.strictObject({ code: text, name: text, status: z.enum(["online", "offline"]) });

/** The data files of `content/data/`, by name without extension. */
export const dataSchemas = {
  "error-codes": z.strictObject({
    groups: unique(z.strictObject({ id: text, title: text }), "id"),
    oauth: unique(z.strictObject({ code: text, meaning: text, fix: text }), "code"),
    api: unique(
      z.strictObject({ code: text, meaning: text, group: text, fix: text.optional(), note: text.optional() }),
      "code",
    ),
  }),
  "bank-codes": z.strictObject({
    b2c: unique(bank, "code"),
    b2b: unique(bank, "code"),
    sandbox: z.array(z.strictObject({ code: text, note: text })).default([]),
  }),
  "payment-methods": z.strictObject({
    methods: z.array(
      z.strictObject({
        label: text,
        method: text,
        region: text,
        currency: text,
        quickPay: z.boolean(),
        web: z.boolean(),
        mobileWeb: z.boolean(),
        transactionQr: z.boolean(),
        retailQr: z.boolean(),
      }),
    ),
    refunds: z.array(
      z.strictObject({ method: text, channel: text, sameDay: z.boolean(), nextDay: z.boolean(), limit: text }),
    ),
  }),
  "testing-wallets": z.strictObject({
    wallets: unique(
      z.strictObject({ method: text, production: z.boolean(), sandbox: z.boolean(), note: text.optional() }),
      "method",
    ),
    data: z.array(z.strictObject({ method: text, data: text })).default([]),
  }),
} as const satisfies Record<string, z.ZodType>;

export type DataName = keyof typeof dataSchemas;
export type DataSet<Name extends DataName> = z.output<(typeof dataSchemas)[Name]>;

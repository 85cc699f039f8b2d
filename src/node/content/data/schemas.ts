import { z } from "zod";

const text = z.string().min(1);

/** Lists whose entries are looked up by a key of one or several fields: each key once. */
function unique<Item extends z.ZodType>(item: Item, field: string, ...further: readonly string[]) {
  return z.array(item).superRefine((rows, context) => {
    const seen = new Set<string>();
    rows.forEach((row, index) => {
      const key = JSON.stringify([field, ...further].map((name) => (row as Record<string, unknown>)[name]));
      if (seen.has(key)) {
        const also = further.length === 0 ? "" : `, with the same ${further.map((name) => `\`${name}\``).join(", ")}`;
        context.addIssue({
          code: "custom",
          path: [index, field],
          message: `stands twice in this list${also}`,
          params: { fix: "keep one of the two" },
        });
      }
      seen.add(key);
    });
  });
}

const bank = z.strictObject({ code: text, name: text, status: z.enum(["online", "offline"]) });

/** The data files of `content/data/`, by name without extension. */
export const dataSchemas = {
  "error-codes": z
    .strictObject({
      groups: unique(z.strictObject({ id: text, title: text }), "id"),
      oauth: unique(z.strictObject({ code: text, meaning: text, fix: text }), "code"),
      api: unique(
        z.strictObject({ code: text, meaning: text, group: text, fix: text.optional(), note: text.optional() }),
        "code",
      ),
    })
    .superRefine(({ groups, api }, context) => {
      const values = groups.map(({ id }) => id);
      api.forEach(({ group }, index) => {
        if (!values.includes(group)) {
          context.addIssue({
            code: "invalid_value",
            values,
            input: group,
            path: ["api", index, "group"],
            message: "no group has this id",
          });
        }
      });
    }),
  "bank-codes": z.strictObject({
    b2c: unique(bank, "code"),
    b2b: unique(bank, "code"),
    sandbox: z.array(z.strictObject({ code: text, note: text })).default([]),
  }),
  "payment-methods": z.strictObject({
    methods: unique(
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
      "method",
      "region",
    ),
    refunds: unique(
      z.strictObject({ method: text, channel: text, sameDay: z.boolean(), nextDay: z.boolean(), limit: text }),
      "method",
      "channel",
    ),
  }),
  "testing-wallets": z.strictObject({
    wallets: unique(
      z.strictObject({ method: text, production: z.boolean(), sandbox: z.boolean(), note: text.optional() }),
      "method",
    ),
    data: unique(z.strictObject({ method: text, data: text }), "method").default([]),
  }),
} as const satisfies Record<string, z.ZodType>;

export type DataName = keyof typeof dataSchemas;
export type DataSet<Name extends DataName> = z.output<(typeof dataSchemas)[Name]>;

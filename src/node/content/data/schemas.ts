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

const bank = z.strictObject({
  code: text.describe("The bank's code, as requests carry it."),
  name: text.describe("The bank's name."),
  status: z.enum(["online", "offline"]).describe("Whether the bank takes payments."),
});

const meaning = text.describe("What it means, in a sentence.");
const fix = text.describe("What to do about it.");
const code = text.describe("The code, verbatim: odd spellings included.");
const note = text.optional().describe("What else there is to know.");
const method = text.describe("The payment method, as the API names it, without region.");

/** The data files of `content/data/`, by name without extension. */
export const dataSchemas = {
  "error-codes": z
    .strictObject({
      groups: unique(
        z.strictObject({
          id: text.describe("What errors name as their `group`."),
          title: text.describe("The area, as readers see it."),
        }),
        "id",
      ).describe("Areas of the API's errors."),
      oauth: unique(z.strictObject({ code, meaning, fix }), "code").describe("Errors of the OAuth server, by code."),
      api: unique(
        z.strictObject({
          code,
          meaning,
          group: text.describe("Id of one of the `groups`."),
          fix: fix.optional(),
          note,
        }),
        "code",
      ).describe("Errors of the API, by code."),
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
    b2c: unique(bank, "code").describe("Banks of persons, by name."),
    b2b: unique(bank, "code").describe("Banks of companies, by name."),
    sandbox: z
      .array(z.strictObject({ code: text.describe("The code."), note: text.describe("What it is for.") }))
      .default([])
      .describe("Codes that exist in the sandbox only."),
  }),
  "payment-methods": z.strictObject({
    methods: unique(
      z.strictObject({
        label: text.describe("The method's name for readers."),
        method,
        region: text.describe("Where it is used, as the API names it."),
        currency: text.meta({ description: "Code of its currency.", examples: ["MYR"] }),
        quickPay: z.boolean().describe("Whether quick pay takes it."),
        web: z.boolean().describe("Whether the hosted checkout takes it in a browser."),
        mobileWeb: z.boolean().describe("Whether the hosted checkout takes it in a phone's browser."),
        transactionQr: z.boolean().describe("Whether it can pay the QR code of one transaction."),
        retailQr: z.boolean().describe("Whether it can pay a shop's QR code."),
      }),
      "method",
      "region",
    ).describe("Payment methods, by name: a method once in each region."),
    refunds: unique(
      z.strictObject({
        method: text.describe("The payment method, as readers know it."),
        channel: text.describe("Where the payment was taken."),
        sameDay: z.boolean().describe("Whether it can be refunded on the day of the payment."),
        nextDay: z.boolean().describe("Whether it can be refunded on later days."),
        limit: text.describe("How long, in words."),
      }),
      "method",
      "channel",
    ).describe("What can be refunded, by method: a method once for each channel."),
  }),
  "testing-wallets": z.strictObject({
    wallets: unique(
      z.strictObject({
        method,
        production: z.boolean().describe("Whether there is a wallet to pay with in production."),
        sandbox: z.boolean().describe("Whether there is a wallet to pay with in the sandbox."),
        note,
      }),
      "method",
    ).describe("Wallets for testing, by method."),
    data: unique(
      z.strictObject({
        method: text.describe("The payment method, as readers know it."),
        data: text.describe("What to pay with: a number, a user name."),
      }),
      "method",
    )
      .default([])
      .describe("What to type in the sandbox, by method."),
  }),
} as const satisfies Record<string, z.ZodType>;

export type DataName = keyof typeof dataSchemas;
export type DataSet<Name extends DataName> = z.output<(typeof dataSchemas)[Name]>;

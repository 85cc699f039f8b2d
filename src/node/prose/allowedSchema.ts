import { z } from "zod";

const reason = z
  .string()
  .regex(/\S+\s+\S+/, "a reason in words")
  .describe("Why it may pass, in a few words.");

/** A list whose entries are looked up by one field: each value once. */
function unique<Item extends z.ZodType>(item: Item, field: string) {
  return z
    .array(item)
    .superRefine((rows, context) => {
      const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[field]);
      values.forEach((value, index) => {
        if (values.indexOf(value) < index) {
          context.addIssue({
            code: "custom",
            path: [index, field],
            message: "another entry of this list has the same",
            params: { fix: "keep one of the two" },
          });
        }
      });
    })
    .default([]);
}

/** `content/allowed.yaml`: what the checks on secrets and hosts let pass, each with its reason. */
export const allowedSchema = z.strictObject({
  secrets: unique(
    z.strictObject({
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits, as the message of the check prints them")
        .describe("The SHA-256 of the value, as the message of the check prints it."),
      reason,
    }),
    "sha256",
  ).describe("Throwaway values that look real, by digest: the file itself gives nothing away."),
  hosts: unique(
    z.strictObject({
      host: z
        .string()
        .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "a host in small letters, such as maps.example.org")
        .describe("The host, in small letters."),
      reason,
    }),
    "host",
  ).describe("Hosts of others that examples really have to name."),
});

export type Allowed = z.output<typeof allowedSchema>;

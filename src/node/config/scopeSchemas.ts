import { z } from "zod";

const text = z.string().min(1);

/** Reports each value that stands twice under `key`. */
function unique<Item extends Readonly<Record<Key, string>>, Key extends string>(key: Key) {
  return (items: readonly Item[], context: z.core.$RefinementCtx<Item[]>): void => {
    for (const [index, item] of items.entries()) {
      if (items.findIndex((other) => other[key] === item[key]) < index) {
        context.addIssue({
          code: "custom",
          path: [index, key],
          message: "another entry of this list has the same",
          params: { fix: "give each its own" },
        });
      }
    }
  };
}

/** Languages of the site. */
export const locales = z
  .array(
    z.strictObject({
      code: z
        .string()
        .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "a language tag such as en, ar or pt-BR")
        .meta({ description: "Language tag of the locale.", examples: ["en", "pt-BR"] }),
      label: text.describe("The language's name in itself, as its menu shows it."),
      dir: z.enum(["ltr", "rtl"]).default("ltr").describe("Direction of its script."),
    }),
  )
  .min(1)
  .superRefine(unique("code"))
  .describe("Languages of the site. The first is the default and lives at `/`, the others at `/<code>/…`.")
  .default([{ code: "en", label: "English", dir: "ltr" }]);

/** Versions of the docs. */
export const versions = z
  .array(
    z.strictObject({
      name: z
        .string()
        .regex(/^[A-Za-z0-9][\w.-]*$/, "letters, digits, dots and hyphens, such as current or 1.0")
        .describe("Its name: all but the first version have their pages in content/versions/<name>."),
      label: text.describe("Its name in the menu of versions."),
      mainDoc: text.describe("Doc id of the page that the version's own address shows."),
      path: z
        .string()
        .regex(/^(?:[A-Za-z0-9][\w.-]*)?$/, "one part of an address, such as 1.0, or empty")
        .describe("Its part of the address, behind /docs/; empty for the version that lives at /docs."),
    }),
  )
  .superRefine(unique("name"))
  .superRefine(unique("path"))
  .refine((list) => list.some(({ path }) => path === ""), {
    error: 'one version has to have `path: ""`: it lives at /docs',
  })
  .describe('Versions of the docs. The one with `path: ""` lives at `/docs`, the others at `/docs/<path>/…`.');

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

/** Languages of the site. The first is the default and lives at `/`, the others at `/<code>/…`. */
export const locales = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "a language tag such as en, ar or pt-BR"),
      label: text,
      dir: z.enum(["ltr", "rtl"]).default("ltr"),
    }),
  )
  .min(1)
  .superRefine(unique("code"))
  .default([{ code: "en", label: "English", dir: "ltr" }]);

/** Versions of the docs. The one with `path: ""` lives at `/docs`, the others at `/docs/<path>/…`. */
export const versions = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9][\w.-]*$/, "letters, digits, dots and hyphens, such as current or 1.0"),
      label: text,
      mainDoc: text,
      path: z.string().regex(/^(?:[A-Za-z0-9][\w.-]*)?$/, "one part of an address, such as 1.0, or empty"),
    }),
  )
  .superRefine(unique("name"))
  .superRefine(unique("path"))
  .refine((list) => list.some(({ path }) => path === ""), {
    error: 'one version has to have `path: ""`: it lives at /docs',
  });

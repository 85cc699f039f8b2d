import { z } from "zod";

const text = z.string().min(1);

/** A menu item: `doc` names a doc id, `to` a site path, `href` an absolute address. */
export const menuItem = z
  .strictObject({ label: text, doc: text.optional(), to: text.optional(), href: text.optional() })
  .refine((item) => [item.doc, item.to, item.href].filter((target) => target !== undefined).length === 1, {
    error: "exactly one of `doc`, `to` and `href` is needed",
  });

/** An item of the navigation bar, by its `type`. */
export const navbarItem = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: z.literal("doc"), label: text, id: text }),
    z
      .strictObject({ type: z.literal("link"), label: text, to: text.optional(), href: text.optional() })
      .refine((item) => (item.to === undefined) !== (item.href === undefined), {
        error: "exactly one of `to` and `href` is needed",
      }),
    z.strictObject({
      type: z.literal("dropdown"),
      label: text,
      items: z.array(menuItem).min(1, "a dropdown needs at least one item"),
    }),
    z.strictObject({ type: z.literal("docsVersionDropdown"), label: text.default("Docs version") }),
    z.strictObject({ type: z.literal("localeDropdown"), label: text.default("Language") }),
    z.strictObject({ type: z.literal("search"), label: text.default("Search") }),
  ],
  // Says which item it is in words too: the place in the list is a number.
  { error: ({ input }) => `${nameOf(input)} has a type that no item of the navigation bar has` },
);

function nameOf(item: unknown): string {
  const label = typeof item === "object" && item !== null && "label" in item ? item.label : undefined;
  return typeof label === "string" ? `the item "${label}"` : "the item";
}

import { z } from "zod";

const text = z.string().min(1);

const label = text.describe("What readers see.");
const to = text.optional().meta({ description: "A path of this site.", examples: ["/blog"] });
const href = text.optional().describe("An absolute address.");

/** A menu item. */
export const menuItem = z
  .strictObject({ label, doc: text.optional().describe("A doc id."), to, href })
  .refine((item) => [item.doc, item.to, item.href].filter((target) => target !== undefined).length === 1, {
    error: "exactly one of `doc`, `to` and `href` is needed",
  })
  .describe("A label with exactly one of `doc`, `to` and `href`.");

const type = <Name extends string>(name: Name, description: string) => z.literal(name).describe(description);

/** An item of the navigation bar, by its `type`. */
export const navbarItem = z.discriminatedUnion(
  "type",
  [
    z.strictObject({ type: type("doc", "A page of the docs."), label, id: text.describe("A doc id.") }),
    z
      .strictObject({ type: type("link", "Another page (`to`) or another site (`href`)."), label, to, href })
      .refine((item) => (item.to === undefined) !== (item.href === undefined), {
        error: "exactly one of `to` and `href` is needed",
      }),
    z.strictObject({
      type: type("dropdown", "A menu of links."),
      label,
      items: z.array(menuItem).min(1, "a dropdown needs at least one item").describe("The links of the menu."),
    }),
    z.strictObject({
      type: type("docsVersionDropdown", "The menu of docs versions."),
      label: label.default("Docs version"),
    }),
    z.strictObject({ type: type("localeDropdown", "The menu of languages."), label: label.default("Language") }),
    z.strictObject({ type: type("search", "The search field."), label: label.default("Search") }),
  ],
  // Says which item it is in words too: the place in the list is a number.
  { error: ({ input }) => `${nameOf(input)} has a type that no item of the navigation bar has` },
);

function nameOf(item: unknown): string {
  const label = typeof item === "object" && item !== null && "label" in item ? item.label : undefined;
  return typeof label === "string" ? `the item "${label}"` : "the item";
}

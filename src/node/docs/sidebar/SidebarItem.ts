import { z } from "zod";

/** `content/sidebar.yaml` as written: a doc id, or a category with items. */
export type SidebarItemConfig = string | { readonly category: string; readonly items: readonly SidebarItemConfig[] };

const docId = z
  .string()
  .min(1)
  .describe("A doc id: the path of the page's file below content/docs, without its ending. `{product}` works in it.");

const item: z.ZodType<SidebarItemConfig> = z.lazy(() =>
  z.union(
    [
      docId,
      z.strictObject({
        category: z.string().min(1).describe("The category's name. It leads to its first page."),
        items: z.array(item).describe("Doc ids and categories, in reading order."),
      }),
    ],
    { error: "an item is a doc id, or `category:` with `items:`" },
  ),
);

export const sidebarSchema = z.strictObject({
  sidebar: z
    .array(item)
    .describe("Doc ids and categories, in reading order; labels come from the pages. An id stands here at most once."),
  withoutEntry: z
    .array(docId)
    .default([])
    .describe("Doc ids that are public, searchable and listed, and have no entry in the sidebar."),
});

export type SidebarConfig = z.output<typeof sidebarSchema>;

/** An entry with `{product}` resolved and its key path in the file. */
export type NormalizedSidebarItem =
  | { readonly type: "doc"; readonly docId: string; readonly at: readonly PropertyKey[] }
  | {
      readonly type: "category";
      readonly label: string;
      readonly at: readonly PropertyKey[];
      readonly items: readonly NormalizedSidebarItem[];
    };

/** An entry of which everything is known. `position` counts in pre-order over the whole tree. */
export type SidebarItem =
  | {
      readonly type: "link";
      readonly docId: string;
      readonly label: string;
      readonly path: string;
      readonly position: number;
      readonly categoryId: string | null;
    }
  | {
      readonly type: "category";
      readonly categoryId: string;
      readonly label: string;
      readonly parentCategoryId: string | null;
      readonly position: number;
      /** Route of the first page below. */
      readonly path: string;
    };

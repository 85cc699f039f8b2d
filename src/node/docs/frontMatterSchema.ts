import { z } from "zod";

const text = z.string().min(1);

/** Front matter of a docs page. */
export const docFrontMatter = z.strictObject({
  title: text,
  description: text.optional(),
  /** Name in the sidebar, where the title is too long for it. */
  sidebarLabel: text.optional(),
  kind: z.enum(["guide", "endpoint", "flow", "reference"]).default("guide"),
  /** Logos below the article: image files relative to the page. */
  gallery: z.array(z.strictObject({ image: text, alt: text, title: text.optional() })).default([]),
  /** Left out of production builds. */
  draft: z.boolean().default(false),
  /** Reachable by its address only: in no list, not in the sitemap, not in search. */
  unlisted: z.boolean().default(false),
});

export type DocFrontMatter = z.output<typeof docFrontMatter>;

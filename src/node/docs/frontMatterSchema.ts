import { z } from "zod";

const text = z.string().min(1);

/** Front matter of a docs page. */
export const docFrontMatter = z.strictObject({
  title: text.describe("The page's heading, and its name in lists."),
  description: text
    .optional()
    .describe("A sentence for search engines and previews, at most 160 characters. No other page has the same."),
  sidebarLabel: text.optional().describe("The page's name in the sidebar, where the title is too long for it."),
  kind: z
    .enum(["guide", "endpoint", "flow", "reference"])
    .default("guide")
    .describe("What the page is: a guide, one call of the API, a flow of several calls, or a table to look things up."),
  gallery: z
    .array(
      z.strictObject({
        image: text.describe("An image file, relative to the page."),
        alt: text.describe("What the image shows, for readers who don't see it."),
        title: text.optional().describe("A caption below the image."),
      }),
    )
    .default([])
    .describe("Logos below the article."),
  draft: z.boolean().default(false).describe("Left out of production builds; development shows it."),
  unlisted: z
    .boolean()
    .default(false)
    .describe("Reachable by its address only: in no list, not in the sitemap, not in search."),
});

export type DocFrontMatter = z.output<typeof docFrontMatter>;

import { z } from "zod";

import { parseCalendarDay } from "../../shared/dates";

const text = z.string().min(1);

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Front matter of a blog post. The YAML reader keeps the date a text, so that no time zone can shift it. */
export const postFrontMatter = z.strictObject({
  title: text.describe("The post's heading, and its name in lists."),
  description: text
    .optional()
    .describe("A sentence for search engines, previews and lists of posts, at most 160 characters."),
  date: z
    .string()
    .refine((value) => parseCalendarDay(value) !== null, "a calendar day such as 2020-04-29")
    .meta({ description: "The calendar day of the post, quoted or not: year-month-day.", examples: ["2020-04-29"] }),
  slug: z
    .string()
    .regex(SLUG, "lower-case words joined by hyphens")
    .optional()
    .describe("Last part of the address; by default the file name without its date."),
  tags: z.array(text).default([]).describe("Ids of tags that content/site.yaml defines under `blog.tags`."),
  cover: text.optional().describe("An image file, relative to the post."),
  coverAlt: z.string().optional().describe("What the cover shows; empty where it only decorates."),
  draft: z.boolean().default(false).describe("Left out of production builds; development shows it."),
});

export type PostFrontMatter = z.output<typeof postFrontMatter>;

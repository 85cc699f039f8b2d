import { z } from "zod";

import { parseCalendarDay } from "../../shared/dates";

const text = z.string().min(1);

/** Lower-case words joined by hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Front matter of a blog post. The date is a calendar day: `2020-04-29`, quoted or not. The YAML reader keeps it a
 * text, so that no time zone can shift it.
 */
export const postFrontMatter = z.strictObject({
  title: text,
  description: text.optional(),
  date: z.string().refine((value) => parseCalendarDay(value) !== null, "a calendar day such as 2020-04-29"),
  /** Last part of the address; by default the file name without its date. */
  slug: z.string().regex(SLUG, "lower-case words joined by hyphens").optional(),
  /** Ids of tags that content/site.yaml defines. */
  tags: z.array(text).default([]),
  /** Image file relative to the post. */
  cover: text.optional(),
  coverAlt: z.string().optional(),
  draft: z.boolean().default(false),
});

export type PostFrontMatter = z.output<typeof postFrontMatter>;

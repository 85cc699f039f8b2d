import { z } from "zod";

import { contrastRatio } from "../../shared/contrast";
import { menuItem, navbarItem } from "./navbarSchema";
import { locales, versions } from "./scopeSchemas";
import { synonyms } from "./synonymsSchema";

const text = z.string().min(1);

/** WCAG 2.2, 1.4.3: text against its ground. */
const LEAST_CONTRAST = 4.5;
const siteUrl = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, "an origin such as https://doc.example.com, without a trailing slash");

/** A text or URL that may hold data expressions; a nested map of such. */
type Link = string | { readonly [name: string]: Link };
const link: z.ZodType<Link> = z.lazy(() => z.union([text, z.record(z.string(), link)]));

/** `content/site.yaml`: everything an organisation sets for its site. */
export const siteSchema = z.strictObject({
  product: z.strictObject({
    name: text,
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
  }),
  site: z.strictObject({
    title: text,
    tagline: text,
    description: text,
    url: siteUrl,
    titleDelimiter: text.default("|"),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, "a colour such as #0b5fff")
      // Links have it on white, buttons have white on it.
      .refine(
        (accent) => contrastRatio(accent, "#ffffff") >= LEAST_CONTRAST,
        `its contrast to white is less than ${String(LEAST_CONTRAST)}:1; take a darker one`,
      ),
  }),
  // Sample programs name a variable after each host.
  hosts: z
    .record(z.string(), z.record(z.string(), siteUrl))
    .superRefine((hosts, context) => {
      for (const name of Object.keys(hosts).filter((host) => !/^[a-z][A-Za-z0-9]*$/.test(host))) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: `\`${name}\` is no name for a host`,
          params: { fix: "use letters and digits, a small letter first: `api` or `hostedCheckout`" },
        });
      }
    })
    .default({}),
  links: z.record(z.string(), link).default({}),
  navbar: z.strictObject({ title: text, logo: text.nullable().default(null), items: z.array(navbarItem) }),
  footer: z.strictObject({
    style: z.enum(["columns", "row"]),
    columns: z.array(z.strictObject({ title: text, items: z.array(menuItem) })).default([]),
    links: z.array(menuItem).default([]),
    logo: text.nullable().default(null),
    copyright: text,
  }),
  announcementBar: z
    .strictObject({ id: text, content: text, closable: z.boolean().default(true) })
    .nullable()
    .default(null),
  locales,
  colorMode: z
    .strictObject({ default: z.enum(["light", "dark"]), switch: z.boolean() })
    .default({ default: "light", switch: false }),
  versions,
  search: z
    .strictObject({
      docs: text.default("search-doc.json"),
      index: text.default("search-index.json"),
      synonyms: synonyms.optional(),
    })
    .prefault({}),
  blog: z.strictObject({
    title: text,
    description: text,
    tags: z
      .array(
        z.strictObject({
          id: z.string().regex(/^(?:[a-z0-9]|-|\{product\})+$/, "lower-case words joined by hyphens, or {product}"),
          label: text,
          description: text.optional(),
        }),
      )
      .refine((tags) => new Set(tags.map(({ id }) => id)).size === tags.length, "a tag stands twice in this list")
      .default([]),
  }),
  home: z.strictObject({
    title: text,
    tagline: text,
    actions: z.array(menuItem).default([]),
    areas: z.array(z.strictObject({ title: text, description: text, doc: text })).default([]),
    quickstart: z.array(z.strictObject({ title: text, text, doc: text })).default([]),
  }),
  edit: z.strictObject({ url: text }).nullable().default(null),
});

/** The settings as written, data expressions still in place. */
export type SiteSettings = z.output<typeof siteSchema>;

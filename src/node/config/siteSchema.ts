import { z } from "zod";

import { contrastRatio } from "../../shared/contrast";
import { menuItem, navbarItem } from "./navbarSchema";
import { locales, versions } from "./scopeSchemas";
import { synonyms } from "./synonymsSchema";

const text = z.string().min(1);

const logo = text
  .nullable()
  .default(null)
  .meta({ description: "Path of an image in static/; null for none.", examples: ["/logo.svg"] });

/** WCAG 2.2, 1.4.3: text against its ground. */
const LEAST_CONTRAST = 4.5;
const doc = text.describe("A doc id: where it leads.");
const siteUrl = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, "an origin such as https://doc.example.com, without a trailing slash");

type Link = string | { readonly [name: string]: Link };
const link: z.ZodType<Link> = z
  .lazy(() => z.union([text, z.record(z.string(), link)]))
  .describe("An address that may hold data expressions, or a group of such addresses.");

/** `content/site.yaml`: everything an organisation sets for its site. */
export const siteSchema = z.strictObject({
  product: z
    .strictObject({
      name: text.describe("Its name: pages write `{product.name}`."),
      slug: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens")
        .meta({ description: "Its name in addresses: pages write `{product.slug}`.", examples: ["acme-pay"] }),
    })
    .describe("What the site documents. Everything takes its name from here."),
  site: z
    .strictObject({
      title: text.describe("Name of the site: behind the title of each page, in previews and feeds."),
      tagline: text.describe("What the site is for, in a few words."),
      description: text.describe("A sentence for search engines and previews, for pages without one of their own."),
      url: siteUrl.meta({ description: "Where the site is published.", examples: ["https://doc.example.com"] }),
      titleDelimiter: text.default("|").describe("What stands between a page's title and the site's."),
      accent: z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/, { error: "a colour such as #0b5fff", abort: true })
        // Links have it on white, buttons have white on it.
        .refine(
          (accent) => contrastRatio(accent, "#ffffff") >= LEAST_CONTRAST,
          `its contrast to white is less than ${String(LEAST_CONTRAST)}:1; take a darker one`,
        )
        .meta({
          description: `Color of links and buttons. Its contrast to white is at least ${String(LEAST_CONTRAST)}:1.`,
          examples: ["#0b5fff"],
        }),
    })
    .describe("What the site is called and where it is."),
  // Sample programs name a variable after each host.
  hosts: z
    .record(
      z.string(),
      z
        .record(z.string(), siteUrl)
        .meta({ description: "A host by environment.", examples: [{ production: "https://open.example.com" }] }),
    )
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
    .default({})
    .describe("Hosts of the platform: pages write `{hosts.api.sandbox}`. May name the product."),
  links: z
    .record(z.string(), link)
    .default({})
    .describe("Addresses that pages write as `{links.github}`. May name the product and hosts."),
  navbar: z
    .strictObject({
      title: text.describe("Text beside the logo; it leads home."),
      logo,
      items: z.array(navbarItem).describe("What stands in the bar, from left to right."),
    })
    .describe("The bar on top of each page."),
  footer: z
    .strictObject({
      style: z.enum(["columns", "row"]).describe("Whether its links stand in titled columns or in one row."),
      columns: z
        .array(
          z.strictObject({
            title: text.describe("Title of the column."),
            items: z.array(menuItem).describe("Links of the column."),
          }),
        )
        .default([])
        .describe("With `style: columns`: the columns."),
      links: z.array(menuItem).default([]).describe("With `style: row`: the links."),
      logo,
      copyright: text.describe("The last line of each page."),
    })
    .describe("What stands below each page."),
  announcementBar: z
    .strictObject({
      id: text.describe("Readers who have closed the bar see it again when its id changes."),
      content: text.describe("One line of Markdown."),
      closable: z.boolean().default(true).describe("Whether readers can close it."),
    })
    .nullable()
    .describe("A line above the navigation bar of every page; `null` for none.")
    .default(null),
  locales,
  colorMode: z
    .strictObject({
      default: z.enum(["light", "dark"]).describe("What readers see who have chosen nothing."),
      switch: z.boolean().describe("Whether readers can switch."),
    })
    .default({ default: "light", switch: false })
    .describe("Light or dark."),
  versions,
  search: z
    .strictObject({
      docs: text.default("search-doc.json").describe("Name of the file with pages, headings and texts."),
      index: text.default("search-index.json").describe("Name of the file with the words of each section."),
      synonyms: synonyms.optional(),
    })
    .prefault({})
    .describe("The files of the search, and words of readers."),
  samples: z
    .strictObject({
      tagged: z
        .boolean()
        .default(false)
        .describe("Whether each fence in a programming language has to say how `npm run samples` tries it."),
    })
    .prefault({})
    .describe("Code of the pages that is run."),
  blog: z
    .strictObject({
      title: text.describe("Heading of the blog."),
      description: text.describe("A sentence for search engines and feeds."),
      tags: z
        .array(
          z.strictObject({
            id: z
              .string()
              .regex(/^(?:[a-z0-9]|-|\{product\})+$/, "lower-case words joined by hyphens, or {product}")
              .describe("The tag's name in posts and addresses: lower-case words joined by hyphens, or `{product}`."),
            label: text.describe("The tag's name for readers."),
            description: text.optional().describe("What its posts are about."),
          }),
        )
        .refine((tags) => new Set(tags.map(({ id }) => id)).size === tags.length, "a tag stands twice in this list")
        .default([])
        .describe("The tags that posts can have."),
    })
    .describe("The blog as a whole; posts are files of content/blog."),
  home: z
    .strictObject({
      title: text.describe("Its heading."),
      tagline: text.describe("The sentence below it."),
      actions: z.array(menuItem).default([]).describe("Buttons below the tagline, the most important first."),
      areas: z
        .array(
          z.strictObject({
            title: text.describe("Name of the area."),
            description: text.describe("What one finds there."),
            doc,
          }),
        )
        .default([])
        .describe("A tile each."),
      quickstart: z
        .array(
          z.strictObject({
            title: text.describe("The step, as a task."),
            text: text.describe("What it takes and what comes of it."),
            doc,
          }),
        )
        .default([])
        .describe("The first steps, in order."),
    })
    .describe("The page at `/`."),
  edit: z
    .strictObject({
      url: text.meta({
        description: "Where the project's folder can be edited; the path of the page's file is added to it.",
        examples: ["https://github.example.com/{product.slug}/docs/edit/main/"],
      }),
    })
    .nullable()
    .describe("The link below each page that leads to its source; `null` for none.")
    .default(null),
});

/** The settings as written, data expressions still in place. */
export type SiteSettings = z.output<typeof siteSchema>;

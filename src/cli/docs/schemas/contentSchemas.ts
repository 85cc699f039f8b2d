import type { z } from "zod";

import { postFrontMatter } from "../../../node/blog/frontMatterSchema";
import { localeSchema } from "../../../node/config/localeSchema";
import { siteSchema } from "../../../node/config/siteSchema";
import { dataSchemas } from "../../../node/content/data/schemas";
import { docFrontMatter } from "../../../node/docs/frontMatterSchema";
import { sidebarSchema } from "../../../node/docs/sidebar/SidebarItem";
import { contentPageFrontMatter } from "../../../node/pages/contentPages";
import { allowedSchema } from "../../../node/prose/allowedSchema";
import { glossarySchema } from "../../../node/prose/glossarySchema";
import { redirectsSchema } from "../../../node/redirects/redirectsSchema";

/** Something that authors write, with the definition that validates it. */
export interface ContentSchema {
  /** File of its JSON Schema, relative to the folder of all, without `.json`. */
  readonly name: string;
  /** What it is, as editors show it. */
  readonly title: string;
  readonly schema: z.ZodType;
  /** Its files, by path relative to the content folder with forward slashes. */
  readonly files: RegExp;
}

/** In the default language, or in another one. */
const LOCALE = "(?:i18n/[^/]+/)?";

/** Everything in the content folder that has a schema; `front-matter/…` is what stands above a page's text. */
export const contentSchemas: readonly ContentSchema[] = [
  {
    name: "site",
    title: "content/site.yaml: everything an organization sets",
    schema: siteSchema,
    files: /^site\.yaml$/,
  },
  {
    name: "locale",
    title: "content/i18n/<locale>/site.yaml: texts of the settings in another language",
    schema: localeSchema,
    files: /^i18n\/[^/]+\/site\.yaml$/,
  },
  {
    name: "sidebar",
    title: "sidebar.yaml: the pages of the docs, in reading order",
    schema: sidebarSchema,
    files: new RegExp(`^${LOCALE}(?:versions/[^/]+/)?sidebar\\.yaml$`),
  },
  {
    name: "redirects",
    title: "content/redirects.yaml: addresses that pages and anchors had before",
    schema: redirectsSchema,
    files: /^redirects\.yaml$/,
  },
  {
    name: "glossary",
    title: "content/glossary.yaml: the words of the site, and what not to write instead",
    schema: glossarySchema,
    files: /^glossary\.yaml$/,
  },
  {
    name: "allowed",
    title: "content/allowed.yaml: what the checks on secrets and hosts let pass",
    schema: allowedSchema,
    files: /^allowed\.yaml$/,
  },
  ...Object.entries(dataSchemas).map(([name, schema]) => ({
    name: `data/${name}`,
    title: `content/data/${name}.yaml: rows that pages show`,
    schema,
    files: new RegExp(`^data/${name}\\.yaml$`),
  })),
  {
    name: "front-matter/docs",
    title: "Front matter of a docs page",
    schema: docFrontMatter,
    files: new RegExp(`^${LOCALE}(?:versions/[^/]+/)?docs/.+\\.mdx?$`),
  },
  {
    name: "front-matter/blog",
    title: "Front matter of a blog post",
    schema: postFrontMatter,
    files: new RegExp(`^${LOCALE}blog/.+\\.mdx?$`),
  },
  {
    name: "front-matter/pages",
    title: "Front matter of a free-standing page",
    schema: contentPageFrontMatter,
    files: new RegExp(`^${LOCALE}pages/.+\\.mdx?$`),
  },
];

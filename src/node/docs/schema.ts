import { compiledPageFields, localeFields } from "../content";

/** GraphQL types of the docs. Descriptions are what authors read in GraphiQL. */
export const docsTypes = `
  "A page of the docs."
  type DocPage implements Node @dontInfer {
    "Path of the source below content/docs without extension, {product} resolved; also the address below /docs."
    docId: String!
    "Unlike docId, unique over locales and versions; the same as docId in the default ones."
    key: String!
    ${localeFields}
    "Address of the page on the site, without path prefix."
    path: String!
    "Front matter: the page's heading and title."
    title: String!
    "Front matter: one sentence for search engines and lists; null when the author wrote none."
    description: String
    "Front matter: name in the sidebar where the title is too long for it."
    sidebarLabel: String
    "What lists show: sidebarLabel or title."
    label: String!
    "Front matter: guide, endpoint, flow or reference."
    kind: String!
    "Name of the sidebar that has the page; null for public pages without an entry."
    sidebar: String
    "Innermost sidebar category of the page; null at the top level and without an entry."
    category: SidebarCategory @link(by: "key", from: "categoryKey")
    "Sidebar categories above the page, outermost first."
    breadcrumbs: [Breadcrumb!]!
    ${compiledPageFields}
    "Front matter: logos shown below the article."
    gallery: [GalleryImage!]!
    "Docs version that the page belongs to."
    version: DocsVersion! @link(by: "key", from: "versionKey")
    "Name of that version: current."
    versionName: String!
    "The page in every version of this locale; empty where there is one version."
    versions: [VersionAlternate!]!
    "When the source was last changed: ISO instant of its last commit in UTC; null where git doesn't say."
    lastUpdated: String
    "Where the source is edited; null without edit.url in the settings."
    editUrl: String
    "API calls that the page documents, in the order of the description."
    operations: [ApiOperation!]! @link(by: "callId", from: "operationIds")
    "Callbacks that the page documents."
    webhooks: [Webhook!]! @link(by: "callId", from: "webhookIds")
    "True for pages that are in no list, sitemap or search."
    unlisted: Boolean!
  }

  "A version of the docs."
  type DocsVersion implements Node @dontInfer {
    "Name of the version: current."
    name: String!
    "Unlike the name, unique over locales; the same as the name in the default one."
    key: String!
    "Language of its pages, such as en."
    locale: String!
    "What readers see: Next."
    label: String!
    "Address of the version's start."
    path: String!
    "True for the version that readers get first."
    latest: Boolean!
    "All pages of the version."
    docs: [DocPage!]! @link(by: "key", from: "docKeys")
    "Page that the version's start shows."
    mainDoc: DocPage! @link(by: "key", from: "mainDocKey")
  }

  "A category of the docs sidebar."
  type SidebarCategory implements Node @dontInfer {
    "Slug of the labels from the top down to this category."
    categoryId: String!
    "Unlike categoryId, unique over locales and versions; the same as categoryId in the default ones."
    key: String!
    "Address of the docs whose sidebar it is: /docs, or such as /ar/docs/1.0."
    docsRoot: String!
    "What readers see."
    label: String!
    "Place in the sidebar, counted from top to bottom over all entries."
    position: Int!
    "The category around this one; null at the top level."
    parentCategory: SidebarCategory @link(by: "key", from: "parentCategoryKey")
    "Id of the category around this one; null at the top level."
    parentCategoryId: String
    "Address of its first page, to which it leads while closed."
    path: String!
    "Pages directly in this category, in order."
    links: [SidebarLink!]! @link(by: "key", from: "linkKeys")
  }

  "An entry of the docs sidebar that leads to a page."
  type SidebarLink implements Node @dontInfer {
    "Doc id of the page."
    docId: String!
    "Unlike docId, unique over locales and versions; the same as docId in the default ones."
    key: String!
    "Address of the docs whose sidebar it is: /docs, or such as /ar/docs/1.0."
    docsRoot: String!
    "The page's sidebarLabel or title."
    label: String!
    "Address of the page."
    path: String!
    "Place in the sidebar, counted from top to bottom over all entries."
    position: Int!
    "Id of the category around it; null at the top level."
    categoryId: String
    "The category around it; null at the top level."
    category: SidebarCategory @link(by: "key", from: "categoryKey")
    "The page."
    doc: DocPage! @link(by: "key", from: "key")
  }

  "A step of the way from the sidebar's top to a page."
  type Breadcrumb {
    label: String!
    "Address that the step leads to; null where it has none."
    path: String
  }

  "A logo shown below an article."
  type GalleryImage {
    "The image file."
    image: File! @link(by: "absolutePath")
    "Text alternative."
    alt: String!
    "Caption."
    title: String
  }
`;

/** Types that several kinds of content share. */
export const contentTypes = `
  "A page in one of the site's locales."
  type LocaleAlternate {
    "Code of the locale: en."
    locale: String!
    "What readers see: English."
    label: String!
    "Address of the page there; of its area's start where the locale has no such page."
    path: String!
    "Whether that is the same page."
    exact: Boolean!
  }

  "A docs page in one of the docs' versions."
  type VersionAlternate {
    "Name of the version: current."
    name: String!
    "What readers see: Next."
    label: String!
    "Address of the page there; of the version's main doc where it has no such page."
    path: String!
    "Whether that is the same page."
    exact: Boolean!
  }

  "A heading of an article."
  type Heading {
    "1 to 6."
    level: Int!
    "Anchor: the part of the address after #."
    id: String!
    "Text without markup."
    text: String!
  }

  "A part of an article from one heading to the next."
  type Section {
    "Anchor of the heading; null for what stands before the first."
    anchor: String
    "Texts of the headings down to this one."
    headingPath: [String!]!
    "Prose without code blocks."
    text: String!
    "Inline code, field names, codes and paths."
    identifiers: [String!]!
  }

  "A link of a source file."
  type ContentLink {
    "As the author wrote it, data expressions resolved."
    href: String!
    "What the reader follows, without path prefix."
    resolved: String!
    "doc, page, anchor, asset or external."
    kind: String!
    "Line in the source file, from 1."
    line: Int!
    "Column in the source file, from 1."
    column: Int!
  }
`;

/** GraphQL types of the blog. */
export const blogTypes = `
  "A post of the blog."
  type BlogPost implements Node @dontInfer {
    "Last part of the address."
    slug: String!
    "Unlike slug, unique over locales; the same as slug in the default one."
    key: String!
    "Language of the page, such as en."
    locale: String!
    "Where the pages of this locale live: empty for the default one, else such as /ar."
    localePath: String!
    "The page in every locale; empty where there is one locale."
    alternates: [LocaleAlternate!]!
    "Address of the post on the site, without path prefix."
    path: String!
    title: String!
    "Front matter: one sentence for lists and search engines."
    description: String
    "Calendar day, YYYY-MM-DD. It has no time and never shifts with a time zone."
    date: String!
    "The day for readers: April 29, 2020."
    dateLabel: String!
    "Tags in the order of the front matter."
    tags: [BlogTag!]! @link(by: "key", from: "tagKeys")
    "Article as HTML, complete without JavaScript."
    html: String!
    "Headings of levels 2 and 3."
    toc: [Heading!]!
    "All headings of the article."
    headings: [Heading!]!
    "The article cut at its headings, as search sees it."
    sections: [Section!]!
    "Every link of the source, resolved."
    links: [ContentLink!]!
    "Every id in the article."
    anchors: [String!]!
    "Files that the article refers to, as site paths."
    assets: [String!]!
    "Interactive pieces on the page."
    islands: [String!]!
    "The article as plain Markdown."
    markdown: String!
    "Minutes that reading takes, at least 1."
    readingMinutes: Int!
    "Cover image."
    cover: File @link(by: "absolutePath")
    "Text alternative of the cover."
    coverAlt: String
    "Source file, relative to the project's root."
    sourcePath: String!
    "The source as gatsby-plugin-mdx sees it."
    mdx: Mdx @link(by: "internal.contentFilePath", from: "absolutePath")
  }

  "A tag of the blog, defined in content/site.yaml."
  type BlogTag implements Node @dontInfer {
    "Last part of the address."
    slug: String!
    "Unlike slug, unique over locales; the same as slug in the default one."
    key: String!
    "Language of the page, such as en."
    locale: String!
    "Where the pages of this locale live: empty for the default one, else such as /ar."
    localePath: String!
    "The page in every locale; empty where there is one locale."
    alternates: [LocaleAlternate!]!
    "What readers see."
    label: String!
    description: String
    "Address of the tag's page."
    path: String!
    "Posts with this tag, newest first."
    posts: [BlogPost!]! @link(by: "key", from: "postKeys")
  }
`;

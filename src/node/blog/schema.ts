import { compiledPageFields, localeFields } from "../content";

/** GraphQL types of the blog. */
export const blogTypes = `
  "A post of the blog."
  type BlogPost implements Node @dontInfer {
    "Last part of the address."
    slug: String!
    "Unlike slug, unique over locales; the same as slug in the default one."
    key: String!
    ${localeFields}
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
    ${compiledPageFields}
    "Minutes that reading takes, at least 1."
    readingMinutes: Int!
    "Cover image."
    cover: File @link(by: "absolutePath")
    "Text alternative of the cover."
    coverAlt: String
  }

  "A tag of the blog, defined in content/site.yaml."
  type BlogTag implements Node @dontInfer {
    "Last part of the address."
    slug: String!
    "Unlike slug, unique over locales; the same as slug in the default one."
    key: String!
    ${localeFields}
    "What readers see."
    label: String!
    description: String
    "Address of the tag's page."
    path: String!
    "Posts with this tag, newest first."
    posts: [BlogPost!]! @link(by: "key", from: "postKeys")
  }
`;

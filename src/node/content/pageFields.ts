/** GraphQL fields of every node that holds a compiled page (CompiledPage), whatever kind of content it is. */
export const compiledPageFields = `
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
    "The article as plain Markdown, blocks and data resolved."
    markdown: String!
    "Source file, relative to the project's root."
    sourcePath: String!
    "The source as gatsby-plugin-mdx sees it: raw front matter and body."
    mdx: Mdx @link(by: "internal.contentFilePath", from: "absolutePath")
`.trim();

/** GraphQL fields of every node that is a page in one of the site's locales. */
export const localeFields = `
    "Language of the page, such as en."
    locale: String!
    "Where the pages of this locale live: empty for the default one, else such as /ar."
    localePath: String!
    "The page in every locale; empty where there is one locale."
    alternates: [LocaleAlternate!]!
`.trim();

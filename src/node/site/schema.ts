/** GraphQL types of the settings. */
export const siteTypes = `
  "The settings in one locale, with doc ids resolved to addresses: content/site.yaml, and content/i18n/<code>/site.yaml."
  type SiteConfig implements Node @dontInfer {
    "The provider."
    product: SiteProduct!
    "Title of the site; page titles end with it."
    title: String!
    tagline: String!
    description: String!
    "Origin of the published site, without trailing slash."
    url: String!
    "Language of the content: en."
    locale: String!
    "ltr or rtl."
    direction: String!
    "Where the pages of this locale live: empty for the default one, else such as /ar."
    localePath: String!
    isDefaultLocale: Boolean!
    "Between page title and site title."
    titleDelimiter: String!
    "Accent colour, #rrggbb."
    accent: String!
    "Path prefix of this build, empty or /portal."
    pathPrefix: String!
    navbar: SiteNavbar!
    footer: SiteFooter!
    "Null when there is no announcement."
    announcementBar: SiteAnnouncement
    home: SiteHome!
    blog: SiteBlog!
    "Names of the search files at the site's base address."
    search: SiteSearch!
    colorMode: SiteColorMode!
    "Every locale, the default first."
    locales: [SiteLocale!]!
    "Every version of the docs that this locale has, the default first."
    versions: [SiteVersion!]!
    "Address before a page's sourcePath that gives its Edit link; null where there is none."
    editUrl: String
  }
  type SiteProduct {
    "What readers see."
    name: String!
    "What addresses and file names carry; stands for {product}."
    slug: String!
  }
  "A link of a menu. Exactly one of to and href is set."
  type SiteLink {
    label: String!
    "Site path, without path prefix."
    to: String
    "Absolute address."
    href: String
  }
  type SiteNavbar {
    title: String!
    "Site path of the logo."
    logo: String
    items: [SiteNavbarItem!]!
  }
  type SiteNavbarItem {
    "doc, link, dropdown, docsVersionDropdown, localeDropdown or search."
    type: String!
    label: String!
    to: String
    href: String
    "Links of a dropdown; empty for all other types."
    items: [SiteLink!]!
  }
  type SiteFooter {
    "columns or row."
    style: String!
    "Link columns; empty in a row footer."
    columns: [SiteFooterColumn!]!
    "The single row of links; empty in a column footer."
    links: [SiteLink!]!
    logo: String
    copyright: String!
  }
  type SiteFooterColumn {
    title: String!
    items: [SiteLink!]!
  }
  type SiteAnnouncement {
    "Dismissals are remembered under this id."
    id: String!
    html: String!
    closable: Boolean!
  }
  type SiteHome {
    title: String!
    tagline: String!
    actions: [SiteLink!]!
    "One tile an area of the docs."
    areas: [SiteHomeArea!]!
    "The way to a first call, in steps."
    quickstart: [SiteHomeStep!]!
  }
  type SiteHomeArea {
    title: String!
    description: String!
    to: String!
  }
  type SiteHomeStep {
    title: String!
    text: String!
    to: String!
  }
  type SiteBlog {
    title: String!
    description: String!
  }
  type SiteSearch {
    docs: String!
    index: String!
  }
  type SiteColorMode {
    "light or dark."
    default: String!
    "Whether readers can switch."
    switch: Boolean!
  }
  type SiteLocale {
    code: String!
    label: String!
    "ltr or rtl."
    dir: String!
    "Empty for the default locale, else such as /ar."
    path: String!
  }
  type SiteVersion {
    name: String!
    label: String!
    "Where the version's docs live below /docs: empty for the default one."
    path: String!
    "Site path of its main doc."
    mainDocPath: String!
  }
`;

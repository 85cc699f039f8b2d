/** GraphQL types of the settings. */
export const siteTypes = `
  "content/site.yaml, with doc ids resolved to addresses."
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
    locales: [SiteLocale!]!
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
    "doc or link."
    type: String!
    label: String!
    to: String
    href: String
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
  }
`;

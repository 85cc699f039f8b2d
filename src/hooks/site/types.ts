/** A link of the site's settings: `to` is a site path without path prefix, `href` an absolute address. */
export interface LinkTarget {
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
}

export interface NavbarItem extends LinkTarget {
  readonly type: string;
  /** The links of a dropdown; empty for other types. */
  readonly items: readonly LinkTarget[];
}

/** A language of the site. */
export interface SiteLocale {
  readonly code: string;
  readonly label: string;
  readonly dir: string;
  /** "" for the default locale, else such as "/ar". */
  readonly path: string;
}

/** A version of the docs, in the locale of the page. */
export interface SiteVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  /** Site path of the version's main doc. */
  readonly mainDocPath: string;
}

/** The announcement bar; `html` is compiled content. */
export interface Announcement {
  readonly id: string;
  readonly html: string;
  readonly closable: boolean;
}

export interface FooterColumn {
  readonly title: string;
  readonly items: readonly LinkTarget[];
}

export interface FooterSettings {
  readonly style: string;
  readonly columns: readonly FooterColumn[];
  readonly links: readonly LinkTarget[];
  readonly logo: string | null;
  readonly copyright: string;
}

/** What every page needs of the site's settings (the GraphQL type SiteConfig). */
export interface Site {
  readonly title: string;
  readonly description: string;
  /** Origin of the published site, without a trailing slash. */
  readonly url: string;
  readonly locale: string;
  readonly direction: string;
  readonly titleDelimiter: string;
  /** The product's colour, such as "#0b5fff". */
  readonly accent: string;
  /** "" or "/portal". */
  readonly pathPrefix: string;
  /** "" for the default locale, else such as "/ar". */
  readonly localePath: string;
  /** Every locale of the site. */
  readonly locales: readonly SiteLocale[];
  /** Every version of the docs, the default first. */
  readonly versions: readonly SiteVersion[];
  readonly announcementBar: Announcement | null;
  readonly colorMode: { readonly default: string; readonly switch: boolean };
  /** Names of the search files at the site's base address. */
  readonly search: { readonly docs: string; readonly index: string };
  readonly navbar: {
    readonly title: string;
    readonly logo: string | null;
    readonly items: readonly NavbarItem[];
  };
  readonly footer: FooterSettings;
}

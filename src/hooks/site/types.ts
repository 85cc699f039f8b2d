/** A link of the site's settings: `to` is a site path without path prefix, `href` an absolute address. */
export interface LinkTarget {
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
}

export interface NavbarItem extends LinkTarget {
  readonly type: string;
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
  readonly navbar: {
    readonly title: string;
    readonly logo: string | null;
    readonly items: readonly NavbarItem[];
  };
  readonly footer: FooterSettings;
}

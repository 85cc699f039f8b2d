import { resolveProduct } from "../../shared/product";
import type { Site } from "../config/loadSite";
import { keyIn } from "../config/scopes";
import type { LocaleScope } from "../config/scopes";
import type { SiteSettings } from "../config/siteSchema";
import { isSafeAddress } from "../content";
import type { Issue } from "../issues";
import type { NodeRecord } from "../section";
import { unknownDoc } from "./unknownDoc";

/** A menu item with its target resolved: a site path, or an absolute address. */
export interface MenuLink {
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
}

/** A version of the docs that the locale has. */
export interface VersionEntry {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly mainDocPath: string;
}

export interface SiteNodeInputs {
  /** The settings in the locale. */
  readonly site: Site;
  readonly locale: LocaleScope;
  readonly locales: readonly LocaleScope[];
  /** The versions of the docs that the locale has, the default first. */
  readonly versions: readonly VersionEntry[];
  readonly pathPrefix: string;
  /** Route of a doc id; null when there is no such page. */
  readonly routeOfDoc: (docId: string) => string | null;
  readonly docIds: readonly string[];
  /** Ids of drafts that are left out. */
  readonly draftIds?: ReadonlySet<string>;
  /** A site path of the settings as the locale has it: "/blog" is "/ar/blog". */
  readonly localized: (path: string) => string;
  readonly announcementHtml: string | null;
}

/** The `SiteConfig` node of a locale, and an issue for each doc id in its settings that no page has. */
export function siteNode(inputs: SiteNodeInputs): { readonly node: NodeRecord; readonly issues: readonly Issue[] } {
  const { locale, versions, localized } = inputs;
  const { settings } = inputs.site;
  const issues: Issue[] = [];
  const doc = (docId: string, path: readonly PropertyKey[]): string => {
    const id = resolveProduct(docId, settings.product.slug);
    const route = inputs.routeOfDoc(id);
    if (route === null) {
      issues.push(unknownDoc(inputs.site.locate(path), id, inputs.docIds, inputs.draftIds));
    }
    return route ?? "/";
  };
  const to = (path: string | undefined): string | null => (path === undefined ? null : localized(path));
  const href = (address: string | undefined, path: readonly PropertyKey[]): string | null => {
    if (address !== undefined && !isSafeAddress(address)) {
      issues.push({
        ...inputs.site.locate(path),
        rule: "broken-link",
        message: `\`${address}\`: addresses of this kind are not followed`,
        fix: "use https:, http:, mailto: or tel:",
      });
    }
    return address ?? null;
  };
  const menu = (items: SiteSettings["footer"]["links"], path: readonly PropertyKey[]): MenuLink[] =>
    items.map((item, index) => ({
      label: item.label,
      to: item.doc === undefined ? to(item.to) : doc(item.doc, [...path, index, "doc"]),
      href: href(item.href, [...path, index, "href"]),
    }));

  const { navbar, footer, home, site, announcementBar } = settings;
  const fields = {
    product: settings.product,
    title: site.title,
    tagline: site.tagline,
    description: site.description,
    url: site.url,
    locale: locale.code,
    direction: locale.dir,
    titleDelimiter: site.titleDelimiter,
    accent: site.accent,
    pathPrefix: inputs.pathPrefix,
    navbar: {
      title: navbar.title,
      logo: navbar.logo,
      items: navbar.items.map((item, index) => {
        const at = ["navbar", "items", index] as const;
        const nowhere = { type: item.type, label: item.label, to: null, href: null, items: [] };
        switch (item.type) {
          case "doc":
            return { ...nowhere, to: doc(item.id, [...at, "id"]) };
          case "link":
            return { ...nowhere, to: to(item.to), href: href(item.href, [...at, "href"]) };
          case "dropdown":
            return { ...nowhere, items: menu(item.items, [...at, "items"]) };
          default:
            return nowhere;
        }
      }),
    },
    footer: {
      style: footer.style,
      columns: footer.columns.map((column, index) => ({
        title: column.title,
        items: menu(column.items, ["footer", "columns", index, "items"]),
      })),
      links: menu(footer.links, ["footer", "links"]),
      logo: footer.logo,
      copyright: footer.copyright,
    },
    announcementBar:
      announcementBar === null
        ? null
        : { id: announcementBar.id, html: inputs.announcementHtml ?? "", closable: announcementBar.closable },
    home: {
      title: home.title,
      tagline: home.tagline,
      actions: menu(home.actions, ["home", "actions"]),
      areas: home.areas.map((area, index) => ({
        title: area.title,
        description: area.description,
        to: doc(area.doc, ["home", "areas", index, "doc"]),
      })),
      quickstart: home.quickstart.map((step, index) => ({
        title: step.title,
        text: step.text,
        to: doc(step.doc, ["home", "quickstart", index, "doc"]),
      })),
    },
    blog: { title: settings.blog.title, description: settings.blog.description },
    search: settings.search,
    colorMode: settings.colorMode,
    localePath: locale.path,
    isDefaultLocale: locale.isDefault,
    locales: inputs.locales.map(({ code, label, dir, path }) => ({ code, label, dir, path })),
    versions,
    editUrl: settings.edit?.url ?? null,
  };
  return { node: { type: "SiteConfig", id: keyIn(locale, "site", locale.path), fields }, issues };
}

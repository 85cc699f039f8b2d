import { resolveProduct } from "../../shared/product";
import type { Site } from "../config/loadSite";
import type { SiteSettings } from "../config/siteSchema";
import { nearest } from "../../shared/nearest";
import { isSafeAddress } from "../content";
import type { Issue } from "../issues";
import type { NodeRecord } from "../section";

/** A menu item with its target resolved: a site path, or an absolute address. */
export interface MenuLink {
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
}

export interface SiteNodeInputs {
  readonly site: Site;
  readonly pathPrefix: string;
  /** Route of a doc id; null when there is no such page. */
  readonly routeOfDoc: (docId: string) => string | null;
  readonly docIds: readonly string[];
  readonly announcementHtml: string | null;
}

/** The `SiteConfig` node, and an issue for each doc id in the settings that no page has. */
export function siteNode(inputs: SiteNodeInputs): { readonly node: NodeRecord; readonly issues: readonly Issue[] } {
  const { settings } = inputs.site;
  const issues: Issue[] = [];
  const doc = (docId: string, path: readonly PropertyKey[]): string => {
    const id = resolveProduct(docId, settings.product.slug);
    const route = inputs.routeOfDoc(id);
    if (route === null) {
      const near = nearest(id, inputs.docIds, 5);
      issues.push({
        ...inputs.site.locate(path),
        rule: "unknown-doc-id",
        message: `no page has the doc id \`${id}\``,
        known: near,
        fix: near[0] === undefined ? "add the page, or remove the item" : `write \`${near[0]}\``,
      });
    }
    return route ?? "/";
  };
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
      to: item.doc === undefined ? (item.to ?? null) : doc(item.doc, [...path, index, "doc"]),
      href: href(item.href, [...path, index, "href"]),
    }));

  for (const [index, version] of settings.versions.entries()) {
    doc(version.mainDoc, ["versions", index, "mainDoc"]);
  }
  const { navbar, footer, home, site, announcementBar } = settings;
  const fields = {
    product: settings.product,
    title: site.title,
    tagline: site.tagline,
    description: site.description,
    url: site.url,
    locale: site.locale,
    direction: site.direction,
    titleDelimiter: site.titleDelimiter,
    accent: site.accent,
    pathPrefix: inputs.pathPrefix,
    navbar: {
      title: navbar.title,
      logo: navbar.logo,
      items: navbar.items.map((item, index) =>
        item.type === "doc"
          ? { type: item.type, label: item.label, to: doc(item.id, ["navbar", "items", index, "id"]), href: null }
          : {
              type: item.type,
              label: item.label,
              to: item.to ?? null,
              href: href(item.href, ["navbar", "items", index, "href"]),
            },
      ),
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
    locales: settings.locales,
  };
  return { node: { type: "SiteConfig", id: "site", fields }, issues };
}

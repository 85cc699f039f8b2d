import { join } from "node:path";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { resolveProduct } from "../../shared/product";
import type { SiteSettings } from "../config/siteSchema";
import type { NodeRecord, PageRecord } from "../section";
import { galleryFile } from "./docEntries";
import type { DocEntry } from "./docEntries";
import type { ResolvedSidebar } from "./sidebar/resolveSidebar";
import type { SidebarItem } from "./sidebar/SidebarItem";

export interface DocsModel {
  readonly entries: readonly DocEntry[];
  readonly sidebar: ResolvedSidebar;
  readonly settings: SiteSettings;
  /** Absolute path of the content folder, by which nodes find their files. */
  readonly folder: string;
  readonly compiled: (contentFile: string) => CompiledPage | undefined;
  /** Ids of the API calls that a page documents. */
  readonly callsOf: (docId: string) => PageCalls;
}

/** Calls by the kind of node that they are. */
export interface PageCalls {
  readonly operationIds: readonly string[];
  readonly webhookIds: readonly string[];
}

type Category = Extract<SidebarItem, { type: "category" }>;
type Link = Extract<SidebarItem, { type: "link" }>;

/** Nodes of the docs: pages, versions, sidebar. */
export function docsNodes(model: DocsModel): NodeRecord[] {
  const { items } = model.sidebar;
  const categories = new Map(
    items.filter((item): item is Category => item.type === "category").map((item) => [item.categoryId, item]),
  );
  const links = items.filter((item): item is Link => item.type === "link");
  const linkOf = new Map(links.map((link) => [link.docId, link]));
  const version = currentVersion(model.settings);

  const pages = model.entries.flatMap((entry): NodeRecord[] => {
    const page = model.compiled(entry.source.contentFile);
    if (page === undefined) {
      return [];
    }
    const { title, description, sidebarLabel, kind, gallery, unlisted } = entry.frontMatter;
    const link = linkOf.get(entry.docId);
    const absolutePath = join(model.folder, entry.source.contentFile);
    return [
      {
        type: "DocPage",
        id: entry.docId,
        fields: {
          docId: entry.docId,
          ...model.callsOf(entry.docId),
          path: entry.route,
          title,
          description: description ?? null,
          sidebarLabel: sidebarLabel ?? null,
          label: sidebarLabel ?? title,
          kind,
          sidebar: link === undefined ? null : "docs",
          categoryId: link?.categoryId ?? null,
          breadcrumbs: ancestors(link?.categoryId ?? null, categories).map(({ label, path }) => ({ label, path })),
          ...page,
          gallery: gallery.map((item) => ({
            image: join(model.folder, galleryFile(entry.source.contentFile, item.image)),
            alt: item.alt,
            title: item.title ?? null,
          })),
          versionName: version.name,
          sourcePath: entry.source.file,
          unlisted,
          absolutePath,
        },
      },
    ];
  });

  return [
    ...pages,
    {
      type: "DocsVersion",
      id: version.name,
      fields: {
        name: version.name,
        label: version.label,
        path: "/docs",
        latest: true,
        docIds: pages.map((page) => page.id),
        mainDocId: version.mainDoc,
      },
    },
    ...[...categories.values()].map((category): NodeRecord => {
      const { type: _type, ...fields } = category;
      const docIds = links.filter((link) => link.categoryId === category.categoryId).map((link) => link.docId);
      return { type: "SidebarCategory", id: category.categoryId, fields: { ...fields, docIds } };
    }),
    ...links.map((link): NodeRecord => {
      const { type: _type, ...fields } = link;
      return { type: "SidebarLink", id: link.docId, fields };
    }),
  ];
}

/** Pages of the docs: one a doc id, and `/docs` with the main doc's content. */
export function docsPages(model: DocsModel): PageRecord[] {
  const { order } = model.sidebar;
  const node = (docId: string | undefined) => (docId === undefined ? null : { type: "DocPage", id: docId });
  const neighbours = new Map(
    order.map((docId, index) => [docId, { previous: order[index - 1], next: order[index + 1] }]),
  );
  const nodes = (docId: string) => ({
    id: node(docId),
    previousId: node(neighbours.get(docId)?.previous),
    nextId: node(neighbours.get(docId)?.next),
  });
  const pages = model.entries
    .filter((entry) => model.compiled(entry.source.contentFile) !== undefined)
    .map((entry): PageRecord => ({
      path: entry.route,
      template: "doc",
      nodes: nodes(entry.docId),
      file: entry.source.file,
    }));
  const { mainDoc } = currentVersion(model.settings);
  const main = model.entries.find((entry) => entry.docId === mainDoc);
  return main === undefined
    ? pages
    : [
        ...pages,
        { path: "/docs", template: "doc", nodes: nodes(mainDoc), context: { root: true }, file: main.source.file },
      ];
}

/** The version that `/docs` shows. */
export function currentVersion(settings: SiteSettings): SiteSettings["versions"][number] {
  const version = settings.versions[0];
  return version === undefined
    ? { name: "current", label: "Next", mainDoc: "", path: "" }
    : { ...version, mainDoc: resolveProduct(version.mainDoc, settings.product.slug) };
}

function ancestors(categoryId: string | null, categories: ReadonlyMap<string, Category>): Category[] {
  const category = categoryId === null ? undefined : categories.get(categoryId);
  return category === undefined ? [] : [...ancestors(category.parentCategoryId, categories), category];
}

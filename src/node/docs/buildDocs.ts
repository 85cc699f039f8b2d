import { join } from "node:path";

import type { LocaleAlternate, VersionAlternate } from "../../shared/contracts/Alternates";
import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { keyIn } from "../config/scopes";
import type { DocsScope } from "../config/scopes";
import type { NodeRecord, PageRecord } from "../section";
import { galleryFile } from "./docEntries";
import type { DocEntry } from "./docEntries";
import type { ResolvedSidebar } from "./sidebar/resolveSidebar";
import type { SidebarItem } from "./sidebar/SidebarItem";

/** The docs of one version in one locale. */
export interface DocsModel {
  readonly scope: DocsScope;
  readonly entries: readonly DocEntry[];
  readonly sidebar: ResolvedSidebar;
  /** Id of the doc that the version's start shows; null when it has none. */
  readonly mainDoc: string | null;
  /** Absolute path of the content folder, by which nodes find their files. */
  readonly folder: string;
  readonly compiled: (contentFile: string) => CompiledPage | undefined;
  /** Ids of the API calls that a page documents. */
  readonly callsOf: (docId: string) => PageCalls;
  /** The doc in every version, and in every locale; empty where there is one. */
  readonly versionsOf: (docId: string) => readonly VersionAlternate[];
  readonly alternatesOf: (docId: string) => readonly LocaleAlternate[];
}

/** Calls by the kind of node that they are. */
export interface PageCalls {
  readonly operationIds: readonly string[];
  readonly webhookIds: readonly string[];
}

type Category = Extract<SidebarItem, { type: "category" }>;
type Link = Extract<SidebarItem, { type: "link" }>;

/** Nodes of the docs: pages, the version, its sidebar. */
export function docsNodes(model: DocsModel): NodeRecord[] {
  const { scope } = model;
  const { items } = model.sidebar;
  const categories = new Map(
    items.filter((item): item is Category => item.type === "category").map((item) => [item.categoryId, item]),
  );
  const links = items.filter((item): item is Link => item.type === "link");
  const linkOf = new Map(links.map((link) => [link.docId, link]));
  const categoryKey = (categoryId: string | null): string | null =>
    categoryId === null ? null : keyIn(scope, categoryId, `${scope.root}#${categoryId}`);
  const versionKey = keyIn(scope.locale, scope.version.name, scope.root);

  const pages = model.entries.flatMap((entry): NodeRecord[] => {
    const page = model.compiled(entry.source.contentFile);
    if (page === undefined) {
      return [];
    }
    const { title, description, sidebarLabel, kind, gallery, unlisted } = entry.frontMatter;
    const link = linkOf.get(entry.docId);
    const absolutePath = join(model.folder, entry.source.contentFile);
    const key = docKey(model, entry.docId);
    return [
      {
        type: "DocPage",
        id: key,
        fields: {
          docId: entry.docId,
          key,
          ...{ locale: scope.locale.code, localePath: scope.locale.path },
          ...model.callsOf(entry.docId),
          path: entry.route,
          title,
          description: description ?? null,
          sidebarLabel: sidebarLabel ?? null,
          label: sidebarLabel ?? title,
          kind,
          sidebar: link === undefined ? null : "docs",
          categoryId: link?.categoryId ?? null,
          categoryKey: categoryKey(link?.categoryId ?? null),
          breadcrumbs: ancestors(link?.categoryId ?? null, categories).map(({ label, path }) => ({ label, path })),
          ...page,
          gallery: gallery.map((item) => ({
            image: join(model.folder, galleryFile(entry.source.contentFile, item.image)),
            alt: item.alt,
            title: item.title ?? null,
          })),
          versionName: scope.version.name,
          versionKey,
          versions: model.versionsOf(entry.docId),
          alternates: model.alternatesOf(entry.docId),
          sourcePath: entry.source.file,
          unlisted,
          absolutePath,
        },
      },
    ];
  });

  return [
    ...pages,
    ...(model.mainDoc === null
      ? []
      : [
          {
            type: "DocsVersion",
            id: versionKey,
            fields: {
              name: scope.version.name,
              key: versionKey,
              locale: scope.locale.code,
              label: scope.version.label,
              path: scope.root,
              latest: scope.version.path === "",
              docKeys: pages.map((page) => page.id),
              mainDocKey: docKey(model, model.mainDoc),
            },
          },
        ]),
    ...[...categories.values()].map((category): NodeRecord => {
      const { type: _type, ...fields } = category;
      const key = categoryKey(category.categoryId) ?? "";
      return {
        type: "SidebarCategory",
        id: key,
        fields: {
          ...fields,
          key,
          docsRoot: scope.root,
          parentCategoryKey: categoryKey(category.parentCategoryId),
          linkKeys: links
            .filter((link) => link.categoryId === category.categoryId)
            .map((link) => docKey(model, link.docId)),
        },
      };
    }),
    ...links.map((link): NodeRecord => {
      const { type: _type, ...fields } = link;
      const key = docKey(model, link.docId);
      return {
        type: "SidebarLink",
        id: key,
        fields: { ...fields, key, docsRoot: scope.root, categoryKey: categoryKey(link.categoryId) },
      };
    }),
  ];
}

const docKey = ({ scope }: DocsModel, docId: string): string => keyIn(scope, docId, `${scope.root}/${docId}`);

/** Pages of the docs: one a doc id, and the version's start with the main doc's content. */
export function docsPages(model: DocsModel): PageRecord[] {
  const { order } = model.sidebar;
  const node = (docId: string | undefined) =>
    docId === undefined ? null : { type: "DocPage", id: docKey(model, docId) };
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
  const main = model.entries.find((entry) => entry.docId === model.mainDoc);
  return main === undefined
    ? pages
    : [
        ...pages,
        {
          path: model.scope.root,
          template: "doc",
          nodes: nodes(main.docId),
          context: { root: true },
          file: main.source.file,
        },
      ];
}

function ancestors(categoryId: string | null, categories: ReadonlyMap<string, Category>): Category[] {
  const category = categoryId === null ? undefined : categories.get(categoryId);
  return category === undefined ? [] : [...ancestors(category.parentCategoryId, categories), category];
}

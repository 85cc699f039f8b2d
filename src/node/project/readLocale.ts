import { readPosts } from "../blog";
import type { PostEntry } from "../blog";
import { loadLocale } from "../config/loadLocale";
import type { Site } from "../config/loadSite";
import { docsScopes } from "../config/scopes";
import type { DocsScope, LocaleScope } from "../config/scopes";
import { previewIssues } from "../content";
import type { ContentTree, Preview } from "../content";
import { galleryFile, loadSidebar, readDocEntries } from "../docs";
import type { DocEntries, ResolvedSidebar } from "../docs";
import type { Issue } from "../issues";
import { readContentPages } from "../pages";
import type { ContentPageEntry } from "../pages";
import type { LeftOut } from "../section";
import { unknownDoc } from "../site";
import type { FramedImage } from "./contentFiles";

/** The docs of one version in one locale, before their bodies are compiled. */
export interface DocsContent {
  readonly scope: DocsScope;
  readonly docs: DocEntries;
  readonly sidebar: ResolvedSidebar;
  /** Id of the doc that the version's start shows; null when it has none. */
  readonly mainDoc: string | null;
}

/** Everything that a locale has, before it is compiled. */
export interface LocaleContent {
  readonly locale: LocaleScope;
  /** The settings in this locale. */
  readonly site: Site;
  /** The versions that have docs in this locale, the default first. */
  readonly versions: readonly DocsContent[];
  readonly posts: readonly PostEntry[];
  readonly pages: readonly ContentPageEntry[];
  readonly framed: readonly FramedImage[];
  readonly drafts: readonly LeftOut[];
  readonly issues: readonly Issue[];
}

/** Reads settings, front matter and sidebars of a locale. */
export function readLocale(tree: ContentTree, main: Site, locale: LocaleScope, drafts: boolean): LocaleContent {
  const file = `${locale.folder}site.yaml`;
  const loaded = locale.isDefault
    ? { site: main, issues: [] }
    : loadLocale(`${tree.label}/${file}`, tree.texts.get(file) ?? null, main);
  const { settings, scope } = loaded.site;
  const { slug } = settings.product;
  const read = docsScopes(settings, locale).map((docs) => readDocs(tree, loaded.site, docs, drafts));
  const versions = read.flatMap(({ content }) => (content === null ? [] : [content]));
  const blog = readPosts(tree, settings, scope, drafts, locale);
  const free = readContentPages(tree, slug, scope, locale);
  return {
    ...{ locale, versions },
    site: loaded.site,
    posts: blog.posts,
    pages: free.pages,
    framed: [
      ...versions.flatMap(({ docs }) => docs.entries.flatMap(galleryOf)),
      ...blog.posts.flatMap(({ source, cover, frontMatter }) =>
        cover === null ? [] : [{ source, image: cover, written: frontMatter.cover ?? cover }],
      ),
    ],
    drafts: [...read.flatMap((docs) => docs.drafts), ...blog.drafts],
    issues: [
      ...loaded.issues,
      ...read.flatMap(({ issues }) => issues),
      ...takenAddresses(main, versions),
      // Posts and free pages stand in search results beside the docs that are current.
      ...read.flatMap(({ isCurrent, previews }) =>
        previewIssues(isCurrent ? [...previews, ...free.previews, ...blog.previews] : previews),
      ),
      ...blog.issues,
      ...free.issues,
    ],
  };
}

const galleryOf = ({ source, frontMatter }: DocEntries["entries"][number]): FramedImage[] =>
  frontMatter.gallery.map(({ image }) => ({ source, image: galleryFile(source.contentFile, image), written: image }));

function readDocs(
  tree: ContentTree,
  { settings, scope: expressions, locate }: Site,
  scope: DocsScope,
  withDrafts: boolean,
): {
  readonly content: DocsContent | null;
  readonly isCurrent: boolean;
  readonly drafts: readonly LeftOut[];
  readonly previews: readonly Preview[];
  readonly issues: readonly Issue[];
} {
  const { slug } = settings.product;
  const docs = readDocEntries(tree, slug, expressions, withDrafts, scope);
  const drafts = [...docs.drafts.values()];
  const { previews } = docs;
  const isCurrent = scope.version.path === "";
  const isEmpty = docs.entries.length === 0 && docs.brokenIds.size === 0;
  if (isEmpty && !scope.locale.isDefault) {
    return { content: null, isCurrent, drafts, previews, issues: docs.issues };
  }
  const sidebar = sidebarOf(tree, scope, docs, slug);
  const { name, mainDoc } = scope.version;
  const ids = docs.entries.map(({ docId }) => docId);
  const isMissing = scope.locale.isDefault && !ids.includes(mainDoc) && !docs.brokenIds.has(mainDoc);
  const index = settings.versions.findIndex((version) => version.name === name);
  // A translation begins with what it has.
  const start = scope.locale.isDefault ? undefined : (sidebar.order[0] ?? ids[0]);
  return {
    content: { scope, docs, sidebar, mainDoc: ids.includes(mainDoc) ? mainDoc : (start ?? null) },
    ...{ isCurrent, drafts, previews },
    issues: [
      ...docs.issues,
      ...sidebar.issues,
      ...(isMissing
        ? [unknownDoc(locate(["versions", index, "mainDoc"]), mainDoc, ids, new Set(docs.drafts.keys()))]
        : []),
    ],
  };
}

/** The sidebar of a version in a locale: its own, else the nearest one, reduced to the pages that exist. */
function sidebarOf(tree: ContentTree, scope: DocsScope, docs: DocEntries, slug: string): ResolvedSidebar {
  const own = `${scope.folder}sidebar.yaml`;
  const { locale, version } = scope;
  const others = [version.path === "" ? "" : `versions/${version.name}/`, locale.folder, ""];
  const nearest = [own, ...others.map((folder) => `${folder}sidebar.yaml`)].find((file) => tree.texts.has(file)) ?? own;
  const ownFile = nearest === own ? null : `${tree.label}/${own}`;
  return loadSidebar(`${tree.label}/${nearest}`, tree.texts.get(nearest) ?? null, docs, slug, ownFile);
}

/** Versions whose address is that of a doc of the default version, or of a folder of docs. */
function takenAddresses(main: Site, versions: readonly DocsContent[]): Issue[] {
  const first = versions.find(({ scope }) => scope.version.path === "");
  return main.settings.versions.flatMap(({ path }, index) => {
    const twin = first?.docs.entries.find(({ docId }) => path !== "" && `${docId}/`.startsWith(`${path}/`));
    return twin === undefined
      ? []
      : [
          {
            ...main.locate(["versions", index, "path"]),
            rule: "config-shape" as const,
            message: `\`${path}\` is the address of docs already: of ${twin.source.file}`,
            fix: "give the version another `path:`, or rename the doc or its folder",
          },
        ];
  });
}

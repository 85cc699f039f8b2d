import { callAnchor } from "../../shared/apiAnchors";
import type { ApiCall } from "../../shared/contracts/ApiModel";
import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { COMMON_PAGES } from "../../shared/locales/commonPages";
import { inLocale } from "../../shared/locales/localePath";
import { blogNodes, blogPages } from "../blog";
import { docsNodes, docsPages } from "../docs";
import type { DocsModel } from "../docs";
import { contentPageNodes, contentPagePages } from "../pages";
import type { NodeRecord, PageRecord } from "../section";
import { localesOfDoc, localesOfPage, versionsOfDoc } from "./alternates";
import { callsOf } from "./loadDescription";
import type { DocsContent, LocaleContent } from "./readLocale";

/** What the nodes and pages of a locale are made from besides its own content. */
export interface SiteContent {
  /** Every locale, the default first. */
  readonly locales: readonly LocaleContent[];
  /** Absolute path of the content folder. */
  readonly folder: string;
  /** The same as a path for messages. */
  readonly label: string;
  readonly compiled: (contentFile: string) => CompiledPage | undefined;
  readonly calls: readonly ApiCall[];
  /** Pages whose component is their own source. */
  readonly ownPages: readonly { readonly path: string; readonly file: string }[];
}

/** Nodes and pages of a locale. */
export function buildLocale(
  content: LocaleContent,
  all: SiteContent,
): { readonly nodes: readonly NodeRecord[]; readonly pages: readonly PageRecord[] } {
  const { locale, site } = content;
  const { folder, compiled, locales } = all;
  const docs = content.versions.map((version) => docsModel(version, content, all));
  const blog = {
    ...{ locale, folder, compiled },
    posts: content.posts,
    settings: site.settings,
    alternatesOf: (path: string) =>
      localesOfPage(
        locales,
        path,
        // Tags are the same in each locale; posts are not.
        ({ posts }) => path.startsWith("/blog/tags/") || posts.some(({ slug }) => path === `/blog/${slug}`),
      ),
  };
  const free = {
    ...{ locale, folder, compiled },
    entries: content.pages,
    alternatesOf: (path: string) =>
      localesOfPage(locales, path, ({ pages }) => pages.some(({ name }) => name === path)),
  };
  return {
    nodes: [...docs.flatMap(docsNodes), ...blogNodes(blog), ...contentPageNodes(free)],
    pages: [
      ...docs.flatMap(docsPages),
      ...blogPages(blog, `${all.label}/site.yaml`),
      ...contentPagePages(free),
      ...(locale.isDefault ? [] : commonPages(content, all)),
    ],
  };
}

function docsModel(version: DocsContent, content: LocaleContent, all: SiteContent): DocsModel {
  const { scope, docs, sidebar, mainDoc } = version;
  const callsOfPage: DocsModel["callsOf"] = (docId) => {
    if (scope.isDefault) {
      return callsOf(all.calls, docId);
    }
    // The description names pages of the default version: those of the same id elsewhere may show its calls, or not.
    const file = docs.entries.find((entry) => entry.docId === docId)?.source.contentFile;
    const anchors = file === undefined ? [] : (all.compiled(file)?.anchors ?? []);
    return callsOf(
      all.calls.filter(({ id }) => anchors.includes(callAnchor(id))),
      docId,
    );
  };
  return {
    ...{ scope, sidebar, mainDoc },
    entries: docs.entries,
    folder: all.folder,
    compiled: all.compiled,
    callsOf: callsOfPage,
    versionsOf: (docId) => versionsOfDoc(content, docId),
    alternatesOf: (docId) => localesOfDoc(all.locales, scope.version.name, docId),
  };
}

/** The pages that every locale has; those of the default one are Gatsby's own. */
function commonPages({ locale }: LocaleContent, { ownPages, label }: SiteContent): PageRecord[] {
  return ownPages
    .filter(({ path }) => COMMON_PAGES.has(path))
    .map(({ path, file }) => ({
      path: inLocale(path, locale),
      template: file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx$/, ""),
      isOwnPage: true,
      nodes: {},
      context: { localePath: locale.path },
      file: `${label}/site.yaml`,
    }));
}

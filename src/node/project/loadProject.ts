import { createHash } from "node:crypto";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { withoutTrailingSlash } from "../../shared/paths";
import { blogNodes, blogPages, readPosts } from "../blog";
import type { ErrorCatalogue } from "../api";
import { loadSite } from "../config/loadSite";
import type { Site } from "../config/loadSite";
import { compilePage, contentSource, readContentTree } from "../content";
import type { CompileCache, CompileInputs, ContentAssets, ContentSource, ContentTree } from "../content";
import { loadData } from "../content/data/loadData";
import { currentVersion, docsNodes, docsPages, galleryFile, loadSidebar, readDocEntries } from "../docs";
import type { Issue } from "../issues";
import { checkLinks, checkRoutes } from "../links";
import type { ConfiguredLink } from "../links";
import { contentPageNodes, contentPagePages, readContentPages } from "../pages";
import { loadRedirects } from "../redirects";
import type { Redirect } from "../redirects";
import type { CompiledSource, NodeRecord, PageRecord } from "../section";
import { siteNode } from "../site";
import { assetFile, compileInputs } from "./compileInputs";
import type { ProjectFolders } from "./compileInputs";
import { configuredLinks } from "./configuredLinks";
import { callsOf, loadDescription, undocumentedCalls } from "./loadDescription";
import { staticFiles, staticPages } from "./staticFiles";
import { pageFiles, syntaxIssues } from "./syntaxIssues";

export interface ProjectOptions extends ProjectFolders {
  /** Whether drafts are part of the site (preview). */
  readonly drafts: boolean;
  readonly cache: CompileCache;
}

/** The whole site as data: what Gatsby's hooks hand on. */
export interface Project {
  readonly tree: ContentTree;
  readonly site: Site | null;
  readonly nodes: readonly NodeRecord[];
  readonly pages: readonly PageRecord[];
  readonly redirects: readonly Redirect[];
  /** Files that are published beside the pages, by their address. */
  readonly files: ReadonlyMap<string, string>;
  readonly issues: readonly Issue[];
}

/**
 * Reads the content folder and makes everything of it: settings -> data -> front matter -> sidebar -> compiled
 * pages -> nodes and pages, with all issues on the way. Nothing is written.
 */
export async function loadProject(options: ProjectOptions): Promise<Project> {
  const tree = await readContentTree(options.contentFolder, options.root);
  const loaded = loadSite(`${tree.label}/site.yaml`, tree.texts.get("site.yaml") ?? null);
  const data = loadData(tree.texts, tree.label);
  const issues: Issue[] = [...loaded.issues, ...data.issues];
  const { site } = loaded;
  if (site === null) {
    // Without settings no data expression has a value; what can be said of the files without them still is.
    const rest = await issuesWithoutSettings(options, tree, data.sets);
    return { tree, site, nodes: [], pages: [], redirects: [], files: new Map(), issues: [...issues, ...rest] };
  }
  const { settings, scope } = site;
  const { slug } = settings.product;
  const docs = readDocEntries(tree, slug, scope, options.drafts);
  const sidebar = loadSidebar(`${tree.label}/sidebar.yaml`, tree.texts.get("sidebar.yaml") ?? null, docs, slug);
  const blog = readPosts(tree, settings, scope, options.drafts);
  const free = readContentPages(tree, slug, scope);
  const description = loadDescription(
    tree,
    site,
    [...docs.entries.map(({ docId }) => docId), ...docs.brokenIds],
    (data.sets.get("error-codes") as ErrorCatalogue | undefined) ?? null,
  );
  issues.push(...description.issues);
  issues.push(...docs.issues, ...sidebar.issues, ...blog.issues, ...free.issues, ...unservableNames(tree));
  const framed = [
    ...docs.entries.flatMap(({ source, frontMatter }) =>
      frontMatter.gallery.map(({ image }) => ({
        source,
        image: galleryFile(source.contentFile, image),
        written: image,
      })),
    ),
    ...blog.posts.flatMap(({ source, cover, frontMatter }) =>
      cover === null ? [] : [{ source, image: cover, written: frontMatter.cover ?? cover }],
    ),
  ];
  issues.push(...(await unreadableImages(framed, tree, options.assets)));

  const sources: { source: ContentSource; route: string }[] = [...docs.entries, ...blog.posts, ...free.pages];
  const routes = new Map(sources.map(({ source, route }) => [source.contentFile, route]));
  const faulty = new Set(issues.map(({ file }) => file));
  const brokenFiles = pageFiles(tree).filter((file) => !routes.has(file) && faulty.has(`${tree.label}/${file}`));
  // Links to a broken page are not what is wrong.
  const linkable = new Map([...routes, ...brokenFiles.map((file) => [file, "/"] as const)]);
  const inputs = compileInputs(options, tree, site, data.sets, linkable, description.access);
  const digests = {
    file: (file: string) => options.assets.digest(assetFile(file, options)),
    data: (name: string) =>
      createHash("sha256")
        .update(JSON.stringify([...data.sets].find(([set]) => set === name) ?? null))
        .digest("base64url"),
    api: description.digest,
  };
  const compiled = new Map<string, CompiledPage>();
  const done: CompiledSource[] = [];
  for (const { source, route } of sources) {
    const result = await options.cache.compile(source, inputs, digests);
    issues.push(...result.issues);
    if (result.page !== null) {
      compiled.set(source.contentFile, result.page);
      done.push({ file: source.file, contentFile: source.contentFile, route, page: result.page });
    }
  }
  issues.push(...(await brokenFileIssues(tree, brokenFiles, inputs)));
  const announcement = await compileAnnouncement(site, tree, inputs);
  issues.push(...announcement.issues);

  const get = (contentFile: string): CompiledPage | undefined => compiled.get(contentFile);
  const docsModel = {
    ...{ entries: docs.entries, sidebar, settings, folder: options.contentFolder, compiled: get },
    callsOf: (docId: string) => callsOf(description.calls, docId),
  };
  const blogModel = { posts: blog.posts, settings, folder: options.contentFolder, compiled: get };
  const routeOfDoc = new Map(docs.entries.map((entry) => [entry.docId, entry.route]));
  const siteRecord = siteNode({
    site,
    pathPrefix: options.pathPrefix,
    routeOfDoc: (docId) => routeOfDoc.get(docId) ?? (docs.brokenIds.has(docId) ? "/" : null),
    docIds: [...routeOfDoc.keys()],
    announcementHtml: announcement.html,
  });
  const pages = [
    ...docsPages(docsModel),
    ...blogPages(blogModel, `${tree.label}/site.yaml`),
    ...contentPagePages(free.pages, get),
  ];
  const allPages = [...staticPages(options.root), ...pages];
  const statics = staticFiles(options.root);
  const moved = loadRedirects({
    file: `${tree.label}/redirects.yaml`,
    text: tree.texts.get("redirects.yaml") ?? null,
    slug,
    routes: new Map(allPages.map(({ path, file }) => [withoutTrailingSlash(path), file])),
    statics,
  });
  const ownAssets = new Set([...compiled.values()].flatMap((page) => page.assets));
  const fileOfDoc = new Map(docs.entries.map((entry) => [entry.docId, entry.source.contentFile]));
  issues.push(
    ...undocumentedCalls(description.calls, (docId) => get(fileOfDoc.get(docId) ?? "")),
    ...siteRecord.issues,
    ...moved.issues,
    ...checkRoutes(allPages),
    ...checkLinks({
      sources: done,
      configured: [...configuredLinks(site), ...announcement.links],
      routes: [
        ...new Set(allPages.map((page) => page.path)),
        ...moved.redirects.map(({ from }) => from),
        ...brokenRoutes(docs.brokenIds),
        ...uncompiled(sources, compiled),
      ],
      hasAsset: (path) => statics.has(path) || ownAssets.has(path) || description.files.has(path),
      assets: [...statics],
      aliases: new Map([["/docs", routeOfDoc.get(currentVersion(settings).mainDoc) ?? "/docs"]]),
    }),
  );
  return {
    tree,
    site,
    nodes: [
      siteRecord.node,
      ...docsNodes(docsModel),
      ...blogNodes(blogModel),
      ...description.nodes,
      ...contentPageNodes(free.pages, options.contentFolder, get),
    ],
    pages,
    redirects: moved.redirects,
    files: description.files,
    issues,
  };
}

/** Pages that exist but are faulty: links to them are not what is wrong. */
const brokenRoutes = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `/docs/${id}`);
const uncompiled = (
  sources: readonly { source: ContentSource; route: string }[],
  compiled: ReadonlyMap<string, CompiledPage>,
): string[] => sources.filter(({ source }) => !compiled.has(source.contentFile)).map(({ route }) => route);

async function compileAnnouncement(
  site: Site,
  tree: ContentTree,
  inputs: CompileInputs,
): Promise<{ html: string | null; links: readonly ConfiguredLink[]; issues: readonly Issue[] }> {
  const bar = site.settings.announcementBar;
  if (bar === null) {
    return { html: null, links: [], issues: [] };
  }
  const place = site.locate(["announcementBar", "content"]);
  const source: ContentSource = {
    file: `${tree.label}/site.yaml`,
    contentFile: "site.yaml",
    text: bar.content,
    format: "md",
  };
  const { page, issues } = await compilePage(source, inputs);
  const internal = (page?.links ?? []).filter(({ kind }) => kind !== "external" && kind !== "anchor");
  return {
    html: page?.html ?? null,
    links: internal.map(({ resolved }) => ({ href: resolved, ...place })),
    issues: issues.map((issue) => ({ ...issue, ...place })),
  };
}

/** A slug for runs whose settings are broken: it only has to be the same everywhere. */
const NO_SLUG = "product";

async function issuesWithoutSettings(
  options: ProjectOptions,
  tree: ContentTree,
  sets: ReadonlyMap<string, unknown>,
): Promise<Issue[]> {
  const docs = readDocEntries(tree, NO_SLUG, {}, options.drafts);
  const text = tree.texts.get("sidebar.yaml");
  const sidebar = text === undefined ? null : loadSidebar(`${tree.label}/sidebar.yaml`, text, docs, NO_SLUG);
  const free = readContentPages(tree, NO_SLUG, {});
  const routes = new Map(pageFiles(tree).map((file) => [file, "/"] as const));
  const inputs = compileInputs(options, tree, { scope: {} }, sets, routes);
  return [...docs.issues, ...(sidebar?.issues ?? []), ...free.issues, ...(await syntaxIssues(tree, inputs))];
}

/** Images that go through Gatsby's own plugins: they have to be images, and their fault has to have a place. */
async function unreadableImages(
  files: readonly { readonly source: ContentSource; readonly image: string; readonly written: string }[],
  tree: ContentTree,
  assets: ContentAssets,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { source, image, written } of files) {
    if (tree.files.includes(image) && !(await assets.isImage(image))) {
      const line = source.text.split(/\r\n?|\n/).findIndex((text) => text.includes(written)) + 1;
      issues.push({
        file: source.file,
        line: Math.max(1, line),
        column: 1,
        rule: "missing-asset",
        message: `\`${written}\` is no image that can be read`,
        fix: "export the image again, as PNG, JPEG, WebP, AVIF or SVG",
      });
    }
  }
  return issues;
}

/** File names that an address can't carry as they are. */
function unservableNames(tree: ContentTree): Issue[] {
  return pageFiles(tree)
    .filter((file) => /[#?%\\<>"\p{Cc}]/u.test(file))
    .map((file) => ({
      file: `${tree.label}/${file}`,
      line: 1,
      column: 1,
      rule: "file-name",
      message: `the file name has a sign that addresses give a meaning of their own: \`${file}\``,
      fix: "rename the file without # ? % \\ < > and quotes",
    }));
}

/** MDX faults of files whose front matter is broken, so that one run says everything. */
async function brokenFileIssues(tree: ContentTree, files: readonly string[], inputs: CompileInputs): Promise<Issue[]> {
  const results = await Promise.all(files.map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues);
}

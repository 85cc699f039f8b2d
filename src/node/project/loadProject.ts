import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";

import { parse as parseYaml } from "yaml";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import { withoutTrailingSlash } from "../../shared/paths";
import { blogNodes, blogPages, readPosts } from "../blog";
import { loadSite } from "../config/loadSite";
import type { Site } from "../config/loadSite";
import { compilePage, contentSource, readContentTree } from "../content";
import type { CompileCache, CompileInputs, ContentAssets, ContentSource, ContentTree } from "../content";
import { loadData } from "../data/loadData";
import { docsNodes, docsPages, loadSidebar, readDocEntries } from "../docs";
import type { Issue } from "../issues";
import { checkLinks, checkRoutes } from "../links";
import { contentPageNodes, contentPagePages, readContentPages } from "../pages";
import type { CompiledSource, NodeRecord, PageRecord } from "../section";
import { siteNode } from "../site";

export interface ProjectOptions {
  /** Project root, absolute. */
  readonly root: string;
  /** Content folder, absolute. */
  readonly contentFolder: string;
  readonly pathPrefix: string;
  /** Whether drafts are part of the site (preview). */
  readonly drafts: boolean;
  readonly cache: CompileCache;
  readonly assets: ContentAssets;
}

/** The whole site as data: what Gatsby's hooks hand on. */
export interface Project {
  readonly tree: ContentTree;
  readonly site: Site | null;
  readonly nodes: readonly NodeRecord[];
  readonly pages: readonly PageRecord[];
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
    return { tree, site, nodes: [], pages: [], issues: [...issues, ...(await syntaxIssues(tree))] };
  }
  const { settings, scope } = site;
  const { slug } = settings.product;
  const docs = readDocEntries(tree, slug, scope, options.drafts);
  const sidebar = loadSidebar(`${tree.label}/sidebar.yaml`, tree.texts.get("sidebar.yaml") ?? null, docs, slug);
  const blog = readPosts(tree, settings, scope, options.drafts);
  const free = readContentPages(tree, slug, scope);
  issues.push(...docs.issues, ...sidebar.issues, ...blog.issues, ...free.issues);

  const sources: { source: ContentSource; route: string }[] = [...docs.entries, ...blog.posts, ...free.pages];
  const routes = new Map(sources.map(({ source, route }) => [source.contentFile, route]));
  const inputs = compileInputs(options, tree, site, data.sets, routes);
  const digests = {
    file: (file: string) => options.assets.digest(assetFile(file, options)),
    data: (name: string) =>
      createHash("sha256")
        .update(tree.texts.get(`data/${name}.yaml`) ?? "")
        .digest("base64url"),
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
  issues.push(...(await brokenFileIssues(tree, routes, inputs)));
  const announcement = await compileAnnouncement(site, tree, inputs);
  issues.push(...announcement.issues);

  const get = (contentFile: string): CompiledPage | undefined => compiled.get(contentFile);
  const docsModel = { entries: docs.entries, sidebar, settings, folder: options.contentFolder, compiled: get };
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
  const ownPages = staticPages(options.root);
  const statics = staticFiles(options.root);
  issues.push(
    ...siteRecord.issues,
    ...checkRoutes([...ownPages, ...pages]),
    ...checkLinks({
      sources: done,
      configured: configuredLinks(site),
      routes: [
        ...new Set([...ownPages, ...pages].map((page) => page.path)),
        ...brokenRoutes(docs.brokenIds),
        ...uncompiled(sources, compiled),
      ],
      hasAsset: (path) => statics.has(path) || path.startsWith("/content-assets/"),
      assets: [...statics],
    }),
  );
  return {
    tree,
    site,
    nodes: [
      siteRecord.node,
      ...docsNodes(docsModel),
      ...blogNodes(blogModel),
      ...contentPageNodes(free.pages, options.contentFolder, get),
    ],
    pages,
    issues,
  };
}

/** Pages that exist but are faulty: links to them are not what is wrong. */
const brokenRoutes = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => `/docs/${id}`);
const uncompiled = (
  sources: readonly { source: ContentSource; route: string }[],
  compiled: ReadonlyMap<string, CompiledPage>,
): string[] => sources.filter(({ source }) => !compiled.has(source.contentFile)).map(({ route }) => route);

/** A path below the content folder, or with a leading `/` below `static/`, as one relative to the content folder. */
function assetFile(file: string, options: ProjectOptions): string {
  return file.startsWith("/") ? posix.relative(options.contentFolder, join(options.root, "static", file)) : file;
}

function compileInputs(
  options: ProjectOptions,
  tree: ContentTree,
  site: Site,
  sets: ReadonlyMap<string, unknown>,
  routes: ReadonlyMap<string, string>,
): CompileInputs {
  return {
    scope: site.scope,
    pathPrefix: options.pathPrefix,
    routeOf: (file) => routes.get(file) ?? null,
    knownFiles: () => routes.keys(),
    imageOf: (file) => options.assets.image(exactCase(assetFile(file, options), options)),
    assetOf: (file) => options.assets.copied(exactCase(file, options)),
    knownAssets: (file) =>
      tree.files.filter(
        (name) =>
          !/\.(?:mdx?|ya?ml)$/i.test(name) &&
          (dirname(name) === dirname(file) ||
            posix.basename(name).toLowerCase() === posix.basename(file).toLowerCase()),
      ),
    data: (name) => sets.get(name) ?? null,
    islandNames: islandNames(options.root),
  };
}

/** The file if its name is written with the right letter case, on disks that don't care too; else a name that no file has. */
function exactCase(file: string, { contentFolder }: ProjectOptions): string {
  const absolute = join(contentFolder, file);
  const folder = dirname(absolute);
  return existsSync(folder) && readdirSync(folder).includes(posix.basename(file)) ? file : `${file}\0`;
}

/** Names of the island folders or files; the registry that the browser uses has the same. */
function islandNames(root: string): string[] {
  const folder = join(root, "src/islands");
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase())
    : [];
}

/** Pages whose component is their own source: `src/pages/sitemap.tsx` is `/sitemap`. */
function staticPages(root: string): { path: string; file: string }[] {
  const folder = join(root, "src/pages");
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.tsx$/.test(name) && !/\.test\.tsx$/.test(name))
        .map((name) => ({
          path: name === "index.tsx" ? "/" : `/${name.replace(/\.tsx$/, "")}`,
          file: `src/pages/${name}`,
        }))
    : [];
}

/** Site paths of the files in `static/`. */
function staticFiles(root: string): Set<string> {
  const folder = join(root, "static");
  return new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split("\\").join("/"))
      : [],
  );
}

/** Site paths in the settings that no doc id stands behind. */
function configuredLinks(site: Site): { href: string; file: string; line: number; column: number }[] {
  const { navbar, footer, home } = site.settings;
  const links: { to: string | undefined; at: readonly PropertyKey[] }[] = [
    ...navbar.items.map((item, index) => ({
      to: item.type === "link" ? item.to : undefined,
      at: ["navbar", "items", index, "to"],
    })),
    ...footer.columns.flatMap((column, index) =>
      column.items.map((item, inner) => ({ to: item.to, at: ["footer", "columns", index, "items", inner, "to"] })),
    ),
    ...footer.links.map((item, index) => ({ to: item.to, at: ["footer", "links", index, "to"] })),
    ...home.actions.map((item, index) => ({ to: item.to, at: ["home", "actions", index, "to"] })),
    { to: navbar.logo ?? undefined, at: ["navbar", "logo"] },
    { to: footer.logo ?? undefined, at: ["footer", "logo"] },
  ];
  return links.flatMap(({ to, at }) =>
    to === undefined ? [] : [{ href: withoutTrailingSlash(to), ...site.locate(at) }],
  );
}

async function compileAnnouncement(
  site: Site,
  tree: ContentTree,
  inputs: CompileInputs,
): Promise<{ html: string | null; issues: readonly Issue[] }> {
  const bar = site.settings.announcementBar;
  if (bar === null) {
    return { html: null, issues: [] };
  }
  const place = site.locate(["announcementBar", "content"]);
  const source: ContentSource = {
    file: `${tree.label}/site.yaml`,
    contentFile: "site.yaml",
    text: bar.content,
    format: "md",
  };
  const { page, issues } = await compilePage(source, inputs);
  return { html: page?.html ?? null, issues: issues.map((issue) => ({ ...issue, ...place })) };
}

/** MDX faults of files whose front matter is broken, so that one run says everything. */
async function brokenFileIssues(
  tree: ContentTree,
  routes: ReadonlyMap<string, string>,
  inputs: CompileInputs,
): Promise<Issue[]> {
  const broken = tree.files.filter((file) => /^(?:docs|blog|pages)\/.+\.mdx?$/i.test(file) && !routes.has(file));
  const results = await Promise.all(broken.map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues);
}

/** Faults that can be told without settings: YAML and MDX syntax. */
async function syntaxIssues(tree: ContentTree): Promise<Issue[]> {
  const inputs: CompileInputs = {
    scope: {},
    pathPrefix: "",
    routeOf: () => "/",
    knownFiles: () => [],
    imageOf: () => Promise.resolve({ width: 1, height: 1, src: "", sources: [] }),
    assetOf: () => "",
    knownAssets: () => [],
    data: (name) => parseYaml(tree.texts.get(`data/${name}.yaml`) ?? "null") as unknown,
    islandNames: [],
  };
  const syntax = new Set<Issue["rule"]>([
    "mdx-syntax",
    "html-comment",
    "import-export",
    "unknown-block",
    "fence-meta",
    "fence-language",
  ]);
  const files = tree.files.filter((file) => /^(?:docs|blog|pages)\/.+\.mdx?$/i.test(file));
  const results = await Promise.all(files.map((file) => compilePage(contentSource(tree, file), inputs)));
  return results.flatMap(({ issues }) => issues).filter(({ rule }) => syntax.has(rule));
}

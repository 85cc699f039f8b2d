import type { ErrorCatalogue } from "../api";
import { loadSite } from "../config/loadSite";
import type { Site } from "../config/loadSite";
import { localeScopes } from "../config/scopes";
import { readContentTree } from "../content";
import type { CompileCache, ContentTree, PageLint } from "../content";
import { loadData } from "../content/data/loadData";
import type { Issue } from "../issues";
import type { LeftOut, NodeRecord, PageRecord } from "../section";
import { startOf } from "./alternates";
import { buildLocale } from "./buildLocale";
import { buildSettings } from "./buildSettings";
import { checkAddresses, NO_ADDRESSES } from "./checkAddresses";
import type { SiteAddresses } from "./checkAddresses";
import { compileInputs } from "./compileInputs";
import type { ProjectFolders } from "./compileInputs";
import { compileSources } from "./compileSources";
import type { RoutedSource } from "./compileSources";
import { brokenFileIssues, pageFiles, unreadableImages, unservableNames } from "./contentFiles";
import { issuesWithoutSettings } from "./issuesWithoutSettings";
import { LastValue } from "./LastValue";
import { lintContent } from "./lintContent";
import { descriptionKey, loadDescription, undocumentedCalls } from "./loadDescription";
import type { DescriptionOutput } from "./loadDescription";
import { readLocale } from "./readLocale";
import { staticFiles, staticPages } from "./staticFiles";
import { Stopwatch } from "./Stopwatch";
import { strayContent } from "./strayContent";

export interface ProjectOptions extends ProjectFolders {
  /** Whether drafts are part of the site (preview). */
  readonly drafts: boolean;
  readonly cache: CompileCache;
  /** Where loads follow one another: what the API description gave last. */
  readonly lastDescription?: LastValue<DescriptionOutput>;
  /** How messages name the content folder, where it is a copy; by default its path from the root. */
  readonly label?: string;
}

/** The whole site as data: what Gatsby's hooks hand on. */
export interface Project {
  readonly tree: ContentTree;
  readonly site: Site | null;
  readonly nodes: readonly NodeRecord[];
  readonly pages: readonly PageRecord[];
  readonly addresses: SiteAddresses;
  /** Files that are published beside the pages, by their address. */
  readonly files: ReadonlyMap<string, string>;
  readonly drafts: readonly LeftOut[];
  readonly issues: readonly Issue[];
  /** Time that checking took, of what isn't needed for building, in milliseconds: addresses, words, secrets. */
  readonly checkMs: number;
}

/**
 * Reads the content folder and makes everything of it: settings -> data -> front matter and sidebars of each locale
 * and version -> compiled pages -> nodes and pages, with all issues on the way. Nothing is written.
 */
export async function loadProject(options: ProjectOptions): Promise<Project> {
  const tree = await readContentTree(options.contentFolder, options.root, options.label);
  const loaded = loadSite(`${tree.label}/site.yaml`, tree.texts.get("site.yaml") ?? null);
  const data = loadData(tree.texts, tree.label);
  const { site } = loaded;
  const checking = new Stopwatch();
  const lint = checking.time(() => lintContent(tree, site, options.root));
  const issues: Issue[] = [...loaded.issues, ...data.issues];
  if (site === null) {
    // Without settings no data expression has a value; what can be said of the files without them still is.
    const rest = await issuesWithoutSettings(options, tree, data.sets);
    return {
      tree,
      site,
      nodes: [],
      pages: [],
      addresses: NO_ADDRESSES,
      files: new Map(),
      drafts: [],
      issues: [...issues, ...lint.issues, ...rest],
      checkMs: checking.ms,
    };
  }

  const locales = localeScopes(site.settings).map((locale) => readLocale(tree, site, locale, options.drafts));
  const drafts = locales.flatMap((content) => content.drafts);
  const versions = locales.flatMap((content) => content.versions);
  const first = versions.find(({ scope }) => scope.isDefault);
  const docIds = [...(first?.docs.entries ?? []).map(({ docId }) => docId), ...(first?.docs.brokenIds ?? [])];
  const catalogue = (data.sets.get("error-codes") as ErrorCatalogue | undefined) ?? null;
  const { lastDescription = new LastValue<DescriptionOutput>() } = options;
  const description = lastDescription.get(descriptionKey(tree, docIds), () =>
    loadDescription(tree, site, docIds, catalogue),
  );
  issues.push(
    ...description.issues,
    ...locales.flatMap((content) => content.issues),
    ...unservableNames(tree),
    ...strayContent(tree, site.settings),
    ...(await unreadableImages(
      locales.flatMap(({ framed }) => framed),
      tree,
      options.assets,
    )),
  );

  const sources: RoutedSource[] = locales.flatMap((content) => [
    ...content.versions.flatMap(({ docs }) => docs.entries),
    ...content.posts,
    ...content.pages,
  ]);
  const routes = new Map(sources.map(({ source, route }) => [source.contentFile, route]));
  const faulty = new Set(issues.map(({ file }) => file));
  const brokenFiles = pageFiles(tree).filter((file) => !routes.has(file) && faulty.has(`${tree.label}/${file}`));
  // Links to a broken page are not what is wrong.
  const linkable = new Map([...routes, ...brokenFiles.map((file) => [file, "/"] as const)]);
  const inputs = {
    ...compileInputs(
      options,
      tree,
      site,
      data.sets,
      linkable,
      description.access,
      new Set(drafts.map(({ contentFile }) => contentFile)),
    ),
    lint: timed(lint.pages, checking),
  };
  const { compiled, done, ...compiling } = await compileSources(sources, {
    ...{ options, inputs, sets: data.sets, digestApi: description.digest },
  });
  issues.push(...lint.issues, ...compiling.issues, ...(await brokenFileIssues(tree, brokenFiles, inputs)));

  const ownPages = staticPages(options.root);
  const all = {
    ...{ locales, ownPages, label: tree.label, folder: options.contentFolder, calls: description.calls },
    compiled: (contentFile: string) => compiled.get(contentFile),
  };
  const built = locales.map((content) => buildLocale(content, all));
  const pages = built.flatMap((locale) => locale.pages);
  const allPages = [...ownPages, ...pages];
  const settings = await Promise.all(
    locales.map((content) =>
      buildSettings(content, {
        ...{ tree, inputs, locales, pathPrefix: options.pathPrefix },
        routes: new Set(allPages.map(({ path }) => path)),
      }),
    ),
  );

  const statics = staticFiles(options.root);
  const ownAssets = new Set([...compiled.values()].flatMap((page) => page.assets));
  const nodes = [...settings.map(({ node }) => node), ...built.flatMap((locale) => locale.nodes), ...description.nodes];
  const addresses = checking.time(() =>
    checkAddresses({
      ...{
        tree,
        slug: site.settings.product.slug,
        pathPrefix: options.pathPrefix,
        pages: allPages,
        sources: done,
        statics,
      },
      faulty: [
        ...versions.flatMap(({ scope, docs }) => [...docs.brokenIds].map((id) => `${scope.root}/${id}`)),
        ...sources.filter(({ source }) => !compiled.has(source.contentFile)).map(({ route }) => route),
      ],
      unlisted: new Set(nodes.flatMap(({ fields }) => (fields["unlisted"] === true ? [String(fields["path"])] : []))),
      aliases: new Map(versions.map((version) => [version.scope.root, startOf(version) ?? version.scope.root])),
      areas: [
        ...locales.flatMap(({ locale }) => (locale.isDefault ? [] : [locale.path])),
        ...versions.flatMap(({ scope }) => (scope.version.path === "" ? [] : [scope.root])),
      ],
      configured: settings.flatMap(({ links }) => links),
      drafts: new Map(drafts.map(({ route, at }) => [route, at])),
      hasAsset: (path) => statics.has(path) || ownAssets.has(path) || description.files.has(path),
    }),
  );
  const fileOfDoc = new Map((first?.docs.entries ?? []).map(({ docId, source }) => [docId, source.contentFile]));
  issues.push(
    ...undocumentedCalls(description.calls, (docId) => compiled.get(fileOfDoc.get(docId) ?? "")),
    ...settings.flatMap((locale) => locale.issues),
    ...addresses.issues,
  );
  return { ...{ tree, site, pages, issues, nodes, addresses, drafts }, files: description.files, checkMs: checking.ms };
}

/** The checks of a page's words, with their time counted. */
function timed(lint: PageLint | null, checking: Stopwatch): PageLint | null {
  return lint === null ? null : { ...lint, check: (page) => checking.time(() => lint.check(page)) };
}

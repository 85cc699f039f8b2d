import { rmSync, watch } from "node:fs";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { withoutTrailingSlash } from "../../shared/paths";
import { apiTypes } from "../api";
import { blogTypes } from "../blog";
import { contentTypes, docsTypes } from "../docs";
import { BuiltLinks } from "../links";
import { compressSite, finishSite, siteFiles, writeFiles } from "../output";
import { contentPageTypes } from "../pages";
import { placeOfAddress } from "../project/placeOfAddress";
import { staticFiles } from "../project/staticFiles";
import { Stopwatch } from "../project/Stopwatch";
import { arrivals, nginxMap, redirectsFile, withMovedAnchors, writeRedirects } from "../redirects";
import { siteTypes } from "../site";
import { BundleFiles } from "./BundleFiles";
import { LivePreview, type PageData } from "./LivePreview";
import { readOnlyQueryFiles } from "./queryFiles";
import { Session } from "./session";
import { nodeId, syncNodes } from "./syncNodes";
import type { NodeActions } from "./syncNodes";
import type { FrameSettings } from "./unusedModules";
import { onCreateWebpackConfig } from "./webpackConfig";

/** Edits of one save arrive as several events; they are taken together after this many ms. */
const WATCH_DEBOUNCE_MS = 30;

/** The part of Gatsby's store that its types leave out. */
interface GatsbyStore {
  /** Every page that the site has, by path: those of `createPages` and those of `src/pages`. */
  readonly getState: () => { readonly pages: ReadonlyMap<string, unknown> };
  readonly dispatch: (action: { readonly type: "UPDATE_PLUGINS_HASH"; readonly payload: string }) => unknown;
}

/** Gatsby's hooks for the project at `root`. They move data between the engine and Gatsby and decide nothing. */
export function gatsbyHooks(root: string) {
  let session: Session | null = null;
  let nodes: Session["project"]["nodes"] = [];
  let digests: ReadonlyMap<string, string> = new Map();
  let pages: Session["project"]["pages"] = [];
  const bundles = new BundleFiles();
  let preview: Pick<LivePreview<PageData>, "show"> | null = null;

  const current = (): Session => {
    if (session === null) {
      throw new Error("a hook ran before onPreInit");
    }
    return session;
  };

  const writePublic = async (): Promise<void> => {
    await current().assets.write(join(root, "public"));
    await writeFiles(current().project.files, join(root, "public"), join(root, ".cache/docs-engine/files.json"));
  };

  return {
    /**
     * Validates and compiles everything before Gatsby touches `.cache` and `public`: with faulty content the run
     * ends here, and the last good site stays.
     */
    onPreInit: async ({ basePath, reporter, store }) => {
      const developing = process.env["gatsby_executing_command"] === "develop";
      const { default: Parser } = await import("gatsby/dist/query/file-parser");
      readOnlyQueryFiles(Parser.prototype, root);
      session = new Session(root, basePath === "/" ? "" : basePath, developing);
      await session.load();
      pages = session.project.pages;
      const { text, fatal } = session.report();
      if (fatal && !developing) {
        reporter.panic(`The content has errors; nothing was built and the last built site is untouched.\n\n${text}`);
      } else if (text !== "") {
        (fatal ? reporter.error : reporter.warn)(`\n${text}`);
      }
      if (session.note !== null) {
        reporter.warn(session.note);
      }
      if (!developing && session.isUnfinished) {
        reporter.info("The last build was not finished: starting from an empty cache.");
        // What Gatsby itself does when a plugin has changed, just after this hook. It keeps webpack's cache, with
        // which the bundles are the same and their compilation's hash, which is in every page, is another.
        rmSync(join(root, ".cache/webpack"), { recursive: true, force: true });
        (store as unknown as GatsbyStore).dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
      }
    },

    onPreBootstrap: async () => {
      await current().saveCache();
      if (process.env["gatsby_executing_command"] !== "develop") {
        current().beginBuild();
      }
    },

    createSchemaCustomization: ({ actions }) => {
      actions.createTypes([contentTypes, docsTypes, blogTypes, contentPageTypes, siteTypes, apiTypes].join("\n"));
    },

    sourceNodes: async ({ actions, createNodeId, createContentDigest, getNode, reporter }) => {
      const nodeActions: NodeActions = {
        createNode: (node) => actions.createNode(node),
        deleteNode: (node) => {
          actions.deleteNode(node);
        },
        getNode,
        createNodeId,
        createContentDigest,
      };
      nodes = current().project.nodes;
      digests = await syncNodes(nodes, digests, nodeActions);
      if (process.env["gatsby_executing_command"] !== "develop") {
        return;
      }
      const onChange = async (): Promise<void> => {
        await current().load();
        const { text, fatal } = current().report();
        if (text !== "") {
          (fatal ? reporter.error : reporter.warn)(`\n${text}`);
        }
        // A page that doesn't parse keeps its last good form until it does.
        const { project } = current();
        nodes = fatal ? keepLast(nodes, project.nodes, ({ type, id }) => `${type} ${id}`) : project.nodes;
        pages = fatal ? keepLast(pages, project.pages, ({ path }) => path) : project.pages;
        // Before Gatsby hears of it and is busy for seconds; an image has to be there when its page is.
        await current().assets.write(join(root, "public"));
        await preview?.show(nodes, pages);
        digests = await syncNodes(nodes, digests, nodeActions);
        await current().saveCache();
        await writePublic();
      };
      watchContent(current().environment.contentFolder, onChange, (error) => {
        reporter.error("the edit could not be taken over; the next save tries again", error);
      });
    },

    onCreateDevServer: async () => {
      // Not at the top: it brings Gatsby's store with it.
      const { websocketManager } = await import("gatsby/dist/utils/websocket-manager");
      preview = new LivePreview(websocketManager, join(root, "public"), nodes, pages);
    },

    createPages: ({ actions, createNodeId }) => {
      for (const page of pages) {
        const ids = Object.entries(page.nodes).map(([name, node]) => [
          name,
          node === null ? null : nodeId(node, createNodeId),
        ]);
        actions.createPage({
          path: page.path,
          component: join(root, page.isOwnPage ? "src/pages" : "src/templates", `${page.template}.tsx`),
          context: { ...Object.fromEntries(ids), ...page.context } as Record<string, unknown>,
        });
      }
    },

    onCreateWebpackConfig: (args) => {
      const sites = current().project.nodes.flatMap(({ type, fields }) => (type === "SiteConfig" ? [fields] : []));
      onCreateWebpackConfig(args, sites as unknown as readonly FrameSettings[], bundles);
    },

    onPostBootstrap: writePublic,

    onPostBuild: async ({ basePath, store, reporter }) => {
      const { addresses, site, nodes, files } = current().project;
      const publicFolder = join(root, "public");
      const memory = join(root, ".cache/docs-engine");
      const pathPrefix = basePath === "/" ? "" : basePath;
      const pages = [...(store as unknown as GatsbyStore).getState().pages.keys()];
      const { redirects, moved } = addresses;
      const checking = new Stopwatch();
      const links = new BuiltLinks(pathPrefix, site?.settings.site.url ?? "");
      await writeRedirects({
        ...{ redirects, moved, publicFolder, pathPrefix },
        siteUrl: site?.settings.site.url ?? "",
        manifest: join(memory, "redirects.json"),
        pages: new Set(pages.map(withoutTrailingSlash)),
      });
      const notes = await finishSite({
        ...{ publicFolder, memory, pathPrefix, pages, redirects },
        inspect: (path, html) => {
          checking.time(() => {
            links.add(path, html);
          });
        },
        scripted: (path, html) => withMovedAnchors(html, moved.get(withoutTrailingSlash(path))),
        hostFiles: new Map([
          ["/_redirects", redirectsFile(redirects, pathPrefix)],
          ["/redirects.nginx", nginxMap(redirects, pathPrefix)],
        ]),
        titleDelimiter: site?.settings.site.titleDelimiter ?? "|",
        unlisted: new Set(nodes.flatMap(({ fields }) => (fields["unlisted"] === true ? [String(fields["path"])] : []))),
        statics: staticFiles(root),
        files: [...files.keys()],
        bundles: bundles.addresses,
      });
      if (notes.length > 0) {
        reporter.warn(notes.join("\n"));
      }
      const compressed = await compressSite(publicFolder, current().environment.compress, staticFiles(root));
      if (compressed > 0) {
        reporter.info(`${String(compressed)} files stand beside themselves as .gz and .br`);
      }
      // What is built is whole, whatever it links to.
      current().endBuild();
      const built = {
        files: await siteFiles(publicFolder),
        arrive: arrivals(redirects),
        placeOf: placeOfAddress(current().project, pathPrefix),
      };
      const broken = checking.time(() => links.issues(built));
      const ms = Math.round(current().project.checkMs + checking.ms);
      reporter.info(`Addresses, words and secrets of ${String(pages.length)} pages were checked in ${String(ms)} ms`);
      if (broken.length > 0) {
        reporter.panic(`The built pages have links that lead nowhere.\n\n${current().reportOf(broken)}`);
      }
    },
  } satisfies GatsbyNode;
}

/** What there is now, and of what was there before that which is missing for now. */
function keepLast<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const known = new Set(after.map(keyOf));
  return after.length === 0 ? before : [...after, ...before.filter((item) => !known.has(keyOf(item)))];
}

/** Calls `onChange` after edits in a folder, one call at a time, and once more if edits came meanwhile. */
function watchContent(folder: string, onChange: () => Promise<void>, onError: (error: Error) => void): void {
  let timer: NodeJS.Timeout | null = null;
  let running = false;
  const run = async (): Promise<void> => {
    if (running) {
      schedule();
      return;
    }
    running = true;
    try {
      await onChange();
    } catch (error) {
      // A file that is gone between two reads, say: no reason to end the session.
      onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      running = false;
    }
  };
  const schedule = (): void => {
    if (timer !== null) {
      clearTimeout(timer);
    }
    timer = setTimeout(() => void run(), WATCH_DEBOUNCE_MS);
  };
  watch(folder, { recursive: true }, schedule);
}

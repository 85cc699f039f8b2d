import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { CompileCache, ContentAssets } from "../content";
import { lastCommits, withDetails } from "../git";
import type { LastCommits } from "../git";
import { countErrors, formatReport } from "../issues";
import type { Issue } from "../issues";
import type { DescriptionOutput } from "../project/loadDescription";
import { LastValue } from "../project/LastValue";
import { engineDigest } from "../project/engineDigest";
import { loadProject } from "../project/loadProject";
import type { Project } from "../project/loadProject";
import { readEnvironment } from "./environment";
import type { Environment } from "./environment";

/** One run of Gatsby: the project as last loaded, and what outlives a load. */
export class Session {
  readonly environment: Environment;
  readonly digest: string;
  readonly #root: string;
  readonly #pathPrefix: string;
  readonly #drafts: boolean;
  readonly #cache: CompileCache;
  readonly #lastDescription = new LastValue<DescriptionOutput>();
  readonly assets: ContentAssets;
  readonly #marker: string;
  #project: Project | null = null;
  #commits: LastCommits | null = null;

  /** `pathPrefix` is "" unless Gatsby was told to use prefixes. */
  constructor(root: string, pathPrefix: string, drafts: boolean) {
    this.#root = root;
    this.#pathPrefix = pathPrefix;
    this.#drafts = drafts;
    this.environment = readEnvironment(root);
    this.digest = engineDigest(root);
    this.#cache = new CompileCache(join(root, ".cache/docs-engine/compiled.v8"), this.digest);
    this.#marker = join(root, ".cache/docs-engine/unfinished");
    this.assets = new ContentAssets(this.environment.contentFolder);
  }

  get project(): Project {
    if (this.#project === null) {
      throw new Error("the project is used before it was loaded");
    }
    return this.#project;
  }

  /** Reads and compiles all content. The last project stays until the new one is whole. */
  async load(): Promise<Project> {
    this.assets.clear();
    const loaded = await loadProject({
      root: this.#root,
      contentFolder: this.environment.contentFolder,
      pathPrefix: this.#pathPrefix,
      drafts: this.#drafts,
      cache: this.#cache,
      lastDescription: this.#lastDescription,
      assets: this.assets,
    });
    const { tree, site } = loaded;
    // Once a session: while developing, pages change and commits are of no interest.
    this.#commits ??= await lastCommits(
      tree.folder,
      tree.files.filter((file) => /\.mdx?$/.test(file)),
    );
    const details = {
      folder: tree.folder,
      label: tree.label,
      editUrl: site?.settings.edit?.url ?? null,
      dates: this.#commits.dates,
    };
    this.#project = { ...loaded, nodes: withDetails(loaded.nodes, details) };
    return this.#project;
  }

  /** Report of the project's issues ("" when there are none), and whether they stop a build. */
  report(): { readonly text: string; readonly fatal: boolean } {
    // While a page is being written, each new heading would be one that the lock lacks.
    const issues = this.project.issues.filter(({ rule }) => !this.#drafts || rule !== "unlocked-address");
    return {
      text: issues.length === 0 ? "" : this.reportOf(issues),
      fatal: countErrors(issues, this.environment.strict) > 0,
    };
  }

  /** Issues as text, with the lines that they are about. */
  reportOf(issues: readonly Issue[]): string {
    return formatReport(issues, this.environment.strict, (file) => {
      const path = join(this.#root, file);
      return existsSync(path) ? readFileSync(path, "utf8") : null;
    });
  }

  /** What is no fault of the content and yet worth knowing; null when there is nothing. */
  get note(): string | null {
    return this.#commits?.warning ?? null;
  }

  /** Whether the last build ended before it was whole: then Gatsby's cache says "done" of pages that were not written. */
  get isUnfinished(): boolean {
    return existsSync(this.#marker);
  }

  /** Notes that a build has begun. */
  beginBuild(): void {
    mkdirSync(dirname(this.#marker), { recursive: true });
    writeFileSync(this.#marker, "");
  }

  /** Notes that the build is whole. */
  endBuild(): void {
    rmSync(this.#marker, { force: true });
  }

  /** Writes the compile cache. Not before Gatsby has decided whether it empties `.cache`. */
  async saveCache(): Promise<void> {
    await this.#cache.save(new Set(this.project.tree.files));
  }
}

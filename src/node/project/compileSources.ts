import { createHash } from "node:crypto";

import type { CompiledPage } from "../../shared/contracts/CompiledPage";
import type { CompileCache, CompileInputs, ContentSource } from "../content";
import type { Issue } from "../issues";
import type { CompiledSource } from "../section";
import { assetFile } from "./compileInputs";
import type { ProjectFolders } from "./compileInputs";

/** A content file that becomes a page at `route`. */
export interface RoutedSource {
  readonly source: ContentSource;
  readonly route: string;
}

export interface CompiledSources {
  /** By content file. Faulty files are missing. */
  readonly compiled: ReadonlyMap<string, CompiledPage>;
  readonly done: readonly CompiledSource[];
  readonly issues: readonly Issue[];
}

interface Compiler {
  readonly options: ProjectFolders & { readonly cache: CompileCache };
  readonly inputs: CompileInputs;
  readonly sets: ReadonlyMap<string, unknown>;
  /** Digest of what the API description answers to a key. */
  readonly digestApi: (key: string) => string;
}

const digestOfSet = (name: string, sets: ReadonlyMap<string, unknown>): string =>
  createHash("sha256")
    .update(JSON.stringify(sets.has(name) ? [name, sets.get(name)] : null))
    .digest("base64url");

/** Compiles every file, or takes what the cache has of it. */
export async function compileSources(sources: readonly RoutedSource[], compiler: Compiler): Promise<CompiledSources> {
  const { options, inputs, sets, digestApi } = compiler;
  const digestsOfSets = new Map<string, string>();
  const digests = {
    file: (file: string) => options.assets.digest(assetFile(file, options)),
    // Asked for by every page that shows a set: digested once.
    data: (name: string) => {
      const digest = digestsOfSets.get(name) ?? digestOfSet(name, sets);
      digestsOfSets.set(name, digest);
      return digest;
    },
    api: digestApi,
  };
  const compiled = new Map<string, CompiledPage>();
  const done: CompiledSource[] = [];
  const issues: Issue[] = [];
  for (const { source, route } of sources) {
    const result = await options.cache.compile(source, inputs, digests);
    issues.push(...result.issues);
    if (result.page !== null) {
      compiled.set(source.contentFile, result.page);
      done.push({ file: source.file, contentFile: source.contentFile, route, page: result.page });
    }
  }
  return { compiled, done, issues };
}

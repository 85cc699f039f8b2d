import { isRecord } from "./isRecord";

/** The parts of webpack that are looked at here. */
interface Module {
  readonly type: string;
}
interface Chunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}
interface Graphs {
  readonly chunkGraph: { readonly getModuleChunksIterable: (module: Module) => Iterable<Chunk> };
}

/** Gatsby's name for the bundle of `src/templates/doc.tsx`. */
const DOCS = "component---src-templates-doc-tsx";

/** Whether what is in a bundle shows on every page, or on each page of the docs. */
const isForDocs = (chunk: Chunk): boolean => chunk.canBeInitial() || chunk.name === DOCS;

/**
 * Leaves to the one style sheet of all pages what the site's frame and the docs need; the styles of other templates,
 * and of what is loaded on demand, come with their bundles. Gatsby joins all of them, since their order counts on most
 * sites; here cascade layers and CSS modules make it irrelevant. A fifth of what a docs page would load.
 * @param optimization webpack's, as Gatsby sets it
 */
export function splitStyles(optimization: unknown): void {
  const splitChunks = isRecord(optimization) ? optimization["splitChunks"] : undefined;
  const groups = isRecord(splitChunks) ? splitChunks["cacheGroups"] : undefined;
  const styles = isRecord(groups) ? groups["styles"] : undefined;
  if (!isRecord(styles)) {
    throw new Error("webpack's configuration has no `splitChunks.cacheGroups.styles`: Gatsby has changed it");
  }
  styles["test"] = (module: Module, { chunkGraph }: Graphs): boolean =>
    module.type === "css/mini-extract" && [...chunkGraph.getModuleChunksIterable(module)].some(isForDocs);
}

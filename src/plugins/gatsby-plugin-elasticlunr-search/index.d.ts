import type { Index } from "elasticlunr";

export interface IndexOptions {
  /** Names of the indexed fields. */
  readonly fields: readonly string[];
  /** Words of a field's value. */
  readonly tokenizer: (value: unknown) => string[];
}

/** A node of Gatsby's store, as resolvers get it. */
export type SearchNode = Readonly<Record<string, unknown>> & { readonly internal: { readonly type: string } };

/** Options of the plugin in gatsby-config. `Document` is what one result of a search is. */
export interface PluginOptions<Document> extends IndexOptions {
  /** By node type: the documents of one node. `nodesOf` gives all nodes of another type. */
  readonly resolvers: Readonly<
    Record<string, (node: SearchNode, nodesOf: (type: string) => readonly SearchNode[]) => readonly Document[]>
  >;
  /** Nodes to leave out are those it says false of. */
  readonly filter?: (node: SearchNode) => boolean;
  /** Order of the documents; results that match equally well keep it. */
  readonly compare: (one: Document, other: Document) => number;
  /** What a document has in each field. */
  readonly fieldsOf: (document: Document) => Readonly<Record<string, unknown>>;
  /** Names of the files at the site's base address. */
  readonly files: { readonly documents: string; readonly index: string };
  /** Texts of the two files. */
  readonly write: (
    documents: readonly Document[],
    index: Index,
  ) => { readonly documents: string; readonly index: string };
}

export function createIndex(documents: readonly object[], options: IndexOptions): Index;

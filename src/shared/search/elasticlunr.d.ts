// The part of elasticlunr that search uses; the package has no types.
declare module "elasticlunr" {
  /** Node of the trie: `docs` and `df` of the word that ends here, and one key a next character. */
  export interface TrieNode {
    docs: Record<string, { readonly tf: number }>;
    df: number;
    [character: string]: TrieNode | TrieNode["docs"] | number;
  }

  export interface InvertedIndex {
    readonly root: TrieNode;
    getDocs(token: string): TrieNode["docs"];
    getDocFreq(token: string): number;
    expandToken(prefix: string): string[];
  }

  export interface Pipeline {
    reset(): void;
  }

  export interface Index {
    readonly index: Readonly<Record<string, InvertedIndex>>;
    readonly pipeline: Pipeline;
    setRef(name: string): void;
    addField(name: string): void;
    saveDocument(save: boolean): void;
    addDoc(document: object): void;
  }

  interface Elasticlunr {
    Index: { new (): Index };
    InvertedIndex: { load(data: { readonly root: TrieNode }): InvertedIndex };
    tokenizer: (value: unknown) => string[];
    stemmer: (word: string) => string;
  }

  const elasticlunr: Elasticlunr;
  export default elasticlunr;
}

import type { Size } from "../readOptions";
import type { FileKind } from "./Tool";

/** How to set up another tool for a corpus, and to build with it. Paths are from the tool's own folder. */
export interface Peer {
  /** As in tables, without its version. */
  readonly label: string;
  /** A name for a folder. */
  readonly id: string;
  /** The package that is the tool; `dependencies` has its version. */
  readonly package: string;
  /** Exact versions. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Whether its package.json says `"type": "module"`. */
  readonly module: boolean;
  /** The package whose program builds. */
  readonly program: string;
  /** Configuration and whatever else a site needs besides its pages, by path. */
  readonly files: (pages: Size) => Readonly<Record<string, string>>;
  /** Where pages go; it holds nothing else but what `files` names. */
  readonly docs: string;
  readonly site: string;
  /** What it keeps between builds. */
  readonly caches: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly fileOf: (docId: string) => string;
  readonly addressOf: (docId: string) => string;
  readonly kindOf: (file: string) => FileKind;
}

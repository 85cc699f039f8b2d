import type { Measured } from "../process/measure";
import type { Size } from "../readOptions";

/** What the files of a built site are for. */
export type FileKind = "html" | "pageData" | "search" | "script" | "style" | "other";

/** A generated corpus, as its generator has written it. */
export interface Corpus {
  readonly pages: Size;
  /** Holds `docs/`, with pages as `<doc id>.md`. */
  readonly folder: string;
}

/** A tool that builds a site from a corpus. */
export interface Tool {
  /** As in tables, with its version. */
  readonly name: string;
  /** Takes a fresh corpus and forgets all builds: the next one is clean. */
  readonly reset: (corpus: Corpus) => void;
  /** Builds with what is cached. Fails with the build's output. */
  readonly build: () => Promise<Measured>;
  /** The source of a page, to edit. */
  readonly sourceOf: (docId: string) => string;
  /** The folder of the built site. */
  readonly site: string;
  /** The file of a page in `site`, from there. */
  readonly fileOf: (docId: string) => string;
  /** The address of a page, as the site itself links to it. */
  readonly addressOf: (docId: string) => string;
  /** What a file of the built site is for, by its path from `site` with forward slashes. */
  readonly kindOf: (file: string) => FileKind;
}

import type { Root } from "mdast";

import type { ApiAccess } from "../../shared/contracts/ApiModel";
import type { Issue } from "../issues";

/** A source file of content. */
export interface ContentSource {
  /** Path relative to the project's root, for messages. */
  readonly file: string;
  /** Path relative to the content folder, with forward slashes: `docs/v2/payment/quick-pay.mdx`. */
  readonly contentFile: string;
  /** Whole text, front matter included, line ends and BOM as they are on disk. */
  readonly text: string;
  /** `mdx` knows blocks and data expressions; `md` is plain Markdown with front matter. */
  readonly format: "mdx" | "md";
}

/** Values that `{product.name}`, `{hosts.api.sandbox}`, `{links.github}` stand for. */
export interface ExpressionScope {
  readonly [name: string]: ExpressionValue;
}
export type ExpressionValue = string | ExpressionScope;

/** What the compiler knows of an image file. */
export interface ImageInfo {
  readonly width: number;
  readonly height: number;
  /** Site path of the fallback. */
  readonly src: string;
  /** Further formats, best first: a MIME type and a `srcset` of site paths. */
  readonly sources: readonly {
    readonly type: string;
    readonly srcset: readonly (readonly [path: string, width: number])[];
  }[];
}

/**
 * Everything beside the source that goes into a compiled page. What is asked for is recorded, so that a cached
 * page is reused exactly as long as the answers stay the same.
 */
export interface CompileInputs {
  readonly scope: ExpressionScope;
  /** "" or "/portal"; put before internal links and assets in the HTML. */
  readonly pathPrefix: string;
  /** Route of a content file (path relative to the content folder); null when there is no such page. */
  readonly routeOf: (contentFile: string) => string | null;
  /** Whether a content file is a draft that is left out of the site, for messages. */
  readonly isDraft: (contentFile: string) => boolean;
  /** All content files that have a route, for messages. */
  readonly knownFiles: () => Iterable<string>;
  /** Reads an image or file beside the page or, with a leading `/`, from `static/`; null when there is none. */
  readonly imageOf: (contentFile: string) => Promise<ImageInfo | null>;
  readonly assetOf: (contentFile: string) => string | null;
  /** Asset files near `contentFile`, for messages. */
  readonly knownAssets: (contentFile: string) => Iterable<string>;
  /** A data set by name (`error-codes`, …), already validated; null without such a file, undefined if it is faulty. */
  readonly data: (name: string) => unknown;
  /** The API description: calls, schemas, code samples. */
  readonly api: ApiAccess;
  /** Names of the islands that exist. */
  readonly islandNames: readonly string[];
  /** Checks of a page's words and examples; null where there are none, as without settings. */
  readonly lint: PageLint | null;
}

/** A page as it was parsed: nothing of its tree is resolved yet. */
export interface ParsedPage {
  readonly source: ContentSource;
  /** The text without front matter and heading ids, on the lines of the file. Offsets of the tree count in it. */
  readonly body: string;
  readonly tree: Root;
}

/** Checks that compiling a page doesn't need. They are part of it, so that a page in the cache has passed them. */
export interface PageLint {
  /** Digest of everything beside the page that the checks depend on. */
  readonly digest: string;
  readonly check: (page: ParsedPage) => readonly Issue[];
}

/** Collects the faults of one page. */
export type ReportIssue = (issue: Omit<Issue, "file">) => void;

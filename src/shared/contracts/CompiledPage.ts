/** What the content compiler makes of one source file: everything later stages need, from one parse. */
export interface CompiledPage {
  /** Article body, complete without JavaScript. Internal links carry the path prefix. */
  readonly html: string;
  /** Headings of the levels that the table of contents shows. */
  readonly toc: readonly Heading[];
  /** All headings of the page, in order. */
  readonly headings: readonly Heading[];
  /** The page cut at its headings, for search. */
  readonly sections: readonly Section[];
  /** Every link of the source, resolved, for link validation. */
  readonly links: readonly ContentLink[];
  /** Every id in `html`. */
  readonly anchors: readonly string[];
  /** Site paths of the files that the page refers to: images and downloads. */
  readonly assets: readonly string[];
  /** Names of the islands on the page. */
  readonly islands: readonly string[];
  /** The page as plain Markdown, blocks and data resolved. */
  readonly markdown: string;
}

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Section {
  /** Anchor of the section; null for what stands before the first heading. */
  readonly anchor: string | null;
  /** Texts of the headings above and including this one, outermost first. */
  readonly headingPath: readonly string[];
  /** Prose of the section without code blocks, white space collapsed. */
  readonly text: string;
  /** Inline code, field names, error codes, paths: what integrators search for literally. */
  readonly identifiers: readonly string[];
}

export interface ContentLink {
  /** The target as the author wrote it, data expressions resolved. */
  readonly href: string;
  /** What the reader follows, without path prefix; equal to `href` for external addresses. */
  readonly resolved: string;
  readonly kind: "doc" | "page" | "anchor" | "asset" | "external";
  /** 1-based position in the source file. */
  readonly line: number;
  readonly column: number;
}

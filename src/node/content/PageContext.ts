import type { ElementContent } from "hast";
import type { RootContent } from "mdast";
import type GithubSlugger from "github-slugger";

import type { ContentLink, Heading } from "../../shared/contracts/CompiledPage";
import type { CompileInputs, ContentSource, ImageInfo, ReportIssue } from "./CompileInputs";
import type { Point } from "./nodeTypes";

/** State of one compile: what it was given, and what it gathers on the way. */
export interface PageContext {
  readonly source: ContentSource;
  /** What was parsed: the text without front matter and heading ids. Offsets of the tree count in it. */
  readonly body: string;
  readonly inputs: CompileInputs;
  readonly report: ReportIssue;
  readonly links: ContentLink[];
  readonly assets: Set<string>;
  readonly islands: Set<string>;
  readonly slugger: GithubSlugger;
  /** Explicit heading ids by line. */
  readonly headingIds: ReadonlyMap<number, string>;
  /** Image files of the page that exist, by the address as written. */
  readonly images: ReadonlyMap<string, ImageInfo>;
  /** Resolves an address, records it as a link of the page, and gives what goes into `href`. */
  readonly href: (url: string, at: Point) => string;
  /** Replaces data expressions in text outside of MDX expressions, reporting unknown ones. */
  readonly text: (value: string, at: Point) => string;
  /** The heading that the content stands under (level 1 and "" before the first), for the ids of fields and tabs. */
  readonly currentHeading: () => Heading;
  /** Adds a heading, or one that a block makes at some place: what follows stands under it. */
  readonly addHeading: (heading: Heading, at: Point) => void;
  /** Code as highlighted hast; languages that were not loaded before give plain text. */
  readonly highlight: (code: string, language: string) => ElementContent[];
  /** What stands on a page once, by its name, and the anchor of the place: shared schemas, the signing helper. */
  readonly shown: Map<string, string>;
  /** Turns Markdown nodes inside a block into hast. */
  readonly toHast: (nodes: readonly RootContent[]) => ElementContent[];
}

import type { CompiledPage } from "../shared/contracts/CompiledPage";
import type { Issue, Place } from "./issues";

/** A domain node as a section hands it to Gatsby; `id` is unique within its type. */
export interface NodeRecord {
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page as a section hands it to Gatsby. `context` carries node keys (turned into node ids) and nothing else. */
export interface PageRecord {
  readonly path: string;
  /** Name of the component's file, without extension. */
  readonly template: string;
  /** Set where the component is one of the site's own pages, in `src/pages/` and not in `src/templates/`. */
  readonly isOwnPage?: true;
  /** Node keys by variable name; null where there is no such node. */
  readonly nodes: Readonly<Record<string, { readonly type: string; readonly id: string } | null>>;
  readonly context?: Readonly<Record<string, unknown>>;
  /** The file that asks for this route, for messages about twins. */
  readonly file: string;
}

/** A draft that isn't part of the site, with the route that it will have. */
export interface LeftOut {
  readonly contentFile: string;
  readonly route: string;
  /** Where the page says that it is one. */
  readonly at: Place;
}

/** A content file with what its section read from the front matter and, once compiled, its page. */
export interface CompiledSource {
  readonly file: string;
  readonly contentFile: string;
  readonly route: string;
  readonly page: CompiledPage;
}

/** What every kind of content brings: types, nodes, pages, and checks beyond single files. */
export interface SectionOutput {
  readonly nodes: readonly NodeRecord[];
  readonly pages: readonly PageRecord[];
  readonly issues: readonly Issue[];
}

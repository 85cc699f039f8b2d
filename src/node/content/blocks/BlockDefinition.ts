import type { ElementContent } from "hast";
import type { ReactElement } from "react";
import type { z } from "zod";

import type { BlockElement, Point } from "../nodeTypes";
import type { PageContext } from "../PageContext";

/** What a block is built from. */
export interface BlockCall<Props> {
  readonly props: Props;
  readonly node: BlockElement;
  readonly at: Point;
  readonly page: PageContext;
  /** Content between the tags as hast; a lone run of text becomes a paragraph with `paragraph`. */
  readonly content: (options?: { readonly paragraph: boolean }) => ElementContent[];
  /** Content of a block that is a paragraph itself: text and inline Markdown; anything else is reported. */
  readonly line: () => readonly ElementContent[];
  /** Direct child blocks of one name with their properties; anything else inside is reported. */
  readonly items: <Schema extends z.ZodObject>(name: string, schema: Schema) => readonly BlockCall<z.output<Schema>>[];
  /** Names of the enclosing `Param`s, outermost first, and the title of their list. */
  readonly fieldPath: readonly string[];
}

/** How a block's attributes are checked and its markup made. */
export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly props: Schema;
  readonly build: (call: BlockCall<z.output<Schema>>) => ReactElement;
  /** Set for blocks that only make sense as direct children of another. */
  readonly within?: string;
}

/** Keeps the property types of a definition while it goes into a table of all. */
export function defineBlock<Schema extends z.ZodObject>(definition: BlockDefinition<Schema>): BlockDefinition {
  return definition;
}

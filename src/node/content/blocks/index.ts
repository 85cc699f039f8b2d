import { apiBlocks } from "./api";
import type { BlockDefinition } from "./BlockDefinition";
import { dataBlocks } from "./data";
import { diagramBlocks } from "./diagrams";
import { operationBlocks } from "./operation";
import { proseBlocks } from "./prose";
import { tabBlocks } from "./tabs";

/** Every block that content may use, by name. */
export const blocks: ReadonlyMap<string, BlockDefinition> = new Map(
  Object.entries({ ...proseBlocks, ...tabBlocks, ...apiBlocks, ...dataBlocks, ...diagramBlocks, ...operationBlocks }),
);

/** The HTML elements that content may write as they are. */
export const plainElements: ReadonlySet<string> = new Set(["br", "kbd", "sub", "sup", "details", "summary"]);

import type { Replacement } from "../edits/replaceRanges";

/** One thing that is mended in a file: what takes the place of what, and what is said of it. */
export interface Mend extends Replacement {
  readonly message: string;
}

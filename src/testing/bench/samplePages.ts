import { docIdOf } from "./corpus";

/** The page that readers open and authors preview, … */
export const OPENED = docIdOf(3);
/** … the one that a click leads to, its neighbour in every sidebar, … */
export const NEXT = docIdOf(4);
/** … and the one that is edited between two builds. */
export const EDITED = docIdOf(7);

import { isNear } from "./isNear";
import { nearest } from "./nearest";

/** The known value that was meant by a wrong one; undefined where none is so near that a fix may name it. */
export function likelyMeant(value: string, known: Iterable<string>): string | undefined {
  return nearest(value, known, 5).find((candidate) => isNear(value, candidate));
}

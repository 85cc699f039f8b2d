import { distance } from "fastest-levenshtein";

/**
 * Whether a known value is so near to a wrong one that it is what was meant: the last parts of the two, without their
 * extensions, differ in two letters, in a third of them, or in their order. Of a short name fewer letters may differ; an
 * index is called by its folder.
 */
export function isNear(value: string, known: string): boolean {
  const [wanted, candidate] = [nameOf(value), nameOf(known)];
  const limit = wanted.length < 2 ? 0 : wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return distance(wanted, candidate) <= limit || lettersOf(wanted) === lettersOf(candidate);
}

/** Letters of a name in one order, so that two that changed places make no difference. */
const lettersOf = (name: string): string => Array.from(name).sort().join("");

function nameOf(path: string): string {
  const bare = path.toLowerCase().replace(/(?<=[^/])\.[a-z0-9]{1,5}$|\/+$/, "");
  const parts = bare.replace(/\/index$/, "").split("/");
  return parts.at(-1) ?? "";
}

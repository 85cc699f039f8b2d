import { SigningFault } from "../SigningFault";
import type { JsonNode } from "./JsonNode";
import { requirePortable } from "./portable";
import { CANONICAL, printJson } from "./printJson";
import { readJson } from "./readJson";

/** A body that is there, read and in canonical form. */
export interface CanonicalBody {
  readonly root: JsonNode;
  readonly json: string;
}

/**
 * A body in canonical form: keys sorted at every depth, compact, `<`, `>` and `&` escaped. Null where the signature has
 * no `data`: without a body, and for `null` and `{}`.
 *
 * To sign, use `strict`: what languages print differently is then a SigningFault. A received body is taken as it is:
 * its sender has already chosen.
 */
export function canonicalBody(text: string, { strict }: { readonly strict: boolean }): CanonicalBody | null {
  if (/^[ \t\r\n]*$/.test(text)) return null;
  const root = readJson(text);
  const json = printJson(root, CANONICAL);
  if (json === "null" || json === "{}") return null;
  if (strict) {
    if (root.kind !== "object" && root.kind !== "array") {
      throw new SigningFault("json-top-level", "The body of a call is a JSON object: it begins with `{`.");
    }
    if (json === "[]") {
      throw new SigningFault("json-top-level", "An empty list is signed by some programs and left out by others.");
    }
    requirePortable(root, text);
  }
  return { root, json };
}

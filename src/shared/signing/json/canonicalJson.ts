import { refuse } from "../SigningFault";
import type { JsonNode } from "./JsonNode";
import { portableIn } from "./portable";
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
  const root = readJson(text, strict ? portableIn(text) : undefined);
  const json = printJson(root, CANONICAL);
  if (json === "null" || json === "{}") return null;
  if (strict) {
    if (root.kind !== "object" && root.kind !== "array") {
      refuse("json-top-level/value");
    }
    if (json === "[]") refuse("json-top-level/list");
  }
  return { root, json };
}

import type { ApiCaveat } from "../../shared/contracts/ApiModel";
import { get, itemsOf, textOf } from "./Located";
import type { Located } from "./Located";

export const CAVEAT_KINDS: readonly ApiCaveat["kind"][] = ["inferred", "conflict", "unknown"];

/** The entries of `x-uncertain`; what is wrong with one is the business of checkShapes. */
export function caveatsOf(node: Located | undefined): ApiCaveat[] {
  return itemsOf(node).flatMap((item) => {
    const kind = CAVEAT_KINDS.find((known) => known === textOf(get(item, "kind")));
    const note = textOf(get(item, "note"));
    return kind === undefined || note === undefined ? [] : [{ kind, note: note.trim() }];
  });
}

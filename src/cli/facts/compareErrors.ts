import type { ApiCall } from "../../shared/contracts/ApiModel";
import { docId } from "./compareCalls";
import { count } from "./Difference";
import type { Counts, Difference } from "./Difference";
import type { Facts } from "./Facts";

/** Compares the catalogue, and the codes that a page lists with those that its calls name. */
export function compareErrors(
  facts: Facts,
  calls: readonly ApiCall[],
  catalogue: ReadonlySet<string>,
  counts: Counts,
): Difference[] {
  const all = [...facts.errorCodes.oauth, ...facts.errorCodes.api].map(({ code }) => code);
  count(counts, "error codes", all.length);
  const differences: Difference[] = compareSets("error catalogue", all, [...catalogue]);
  for (const page of facts.pages) {
    if (page.likelyErrors !== undefined) {
      const id = docId(page);
      const named = calls.filter((call) => call.page === id).flatMap(({ errors }) => errors);
      count(counts, "error codes of pages", page.likelyErrors.codes.length);
      differences.push(...compareSets(`page ${id}`, page.likelyErrors.codes, [...new Set(named)]));
    }
  }
  return differences;
}

function compareSets(at: string, facts: readonly string[], described: readonly string[]): Difference[] {
  const [left, right] = [new Set(facts), new Set(described)];
  return [
    ...facts
      .filter((code) => !right.has(code))
      .map((detail): Difference => ({ kind: "missing", what: "error code", at, detail })),
    ...described
      .filter((code) => !left.has(code))
      .map((detail): Difference => ({ kind: "extra", what: "error code", at, detail })),
  ];
}

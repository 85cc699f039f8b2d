import type { ApiType } from "../../shared/contracts/ApiModel";
import { count } from "./Difference";
import type { Counts, Difference } from "./Difference";
import type { FactField } from "./Facts";
import type { FlatField } from "./flatFields";

/** Compares the fields of one body or one set of parameters: names, types, presence, enumerations and limits. */
export function compareFields(
  at: string,
  facts: readonly FactField[],
  described: readonly FlatField[],
  counts: Counts,
): Difference[] {
  const differences: Difference[] = [];
  const byPath = new Map(described.map((field) => [field.path, field]));
  for (const fact of facts) {
    count(counts, "fields");
    const path = fact.name.replace(/\{\w+\}/g, "{key}").replace(/\[\]$/, "");
    const field = byPath.get(path);
    const place = `${at} ${fact.name}`;
    if (field === undefined) {
      differences.push({ kind: "missing", what: "field", at: place, detail: fact.type });
      continue;
    }
    byPath.delete(path);
    differences.push(...compareField(place, fact, field, counts));
  }
  for (const field of byPath.values()) {
    if (!field.isGroup || !facts.some(({ name }) => name.replace(/\[\]/g, "").startsWith(bare(field.path)))) {
      differences.push({ kind: "extra", what: "field", at: `${at} ${field.path}`, detail: field.type.label });
    }
  }
  return differences;
}

const bare = (path: string): string => path.replace(/\[\]/g, "");

const PRESENCE = new Map<unknown, string>([
  [true, "required"],
  ["always", "required"],
  ["conditional", "conditional"],
]);

function compareField(at: string, fact: FactField, field: FlatField, counts: Counts): Difference[] {
  const differences: Difference[] = [];
  const differ = (what: Difference["what"], detail: string): void => {
    differences.push({ kind: "different", what, at, detail });
  };
  const presence = PRESENCE.get(fact.required ?? fact.present) ?? "optional";
  if (presence !== field.presence) {
    differ("field", `${presence} in the facts, ${field.presence} in the description`);
  }
  const shared = field.type.schema ?? innermost(field.type).schema;
  if (fact.schema !== shared) {
    differ("field", `schema ${fact.schema ?? "none"} in the facts, ${shared ?? "none"} in the description`);
  }
  if (fact.schema === undefined && !fits(fact.type, field.type)) {
    differ("field", `${fact.type} in the facts, ${field.type.label} in the description`);
  }
  if (fact.enum !== undefined) {
    count(counts, "enum values", fact.enum.length);
    const values = (innermost(field.type).enum ?? []).map(({ value }) =>
      typeof value === "string" ? value : JSON.stringify(value),
    );
    for (const value of fact.enum.map(String).filter((each) => !values.includes(each))) {
      differences.push({ kind: "missing", what: "enum", at, detail: value });
    }
    for (const value of values.filter((each) => !fact.enum?.map(String).includes(each))) {
      differences.push({ kind: "extra", what: "enum", at, detail: value });
    }
  }
  const { minimum, maxLength } = field.type.limits ?? {};
  if (fact.minimum !== undefined && fact.minimum !== minimum) {
    differ("field", `at least ${String(fact.minimum)} in the facts`);
  }
  const longest = fact.maxLength ?? fact.length;
  if (longest !== undefined && longest !== maxLength) {
    differ("field", `at most ${String(longest)} characters in the facts`);
  }
  return differences;
}

const innermost = (type: ApiType): ApiType => (type.items === undefined ? type : innermost(type.items));

const LABELS: readonly (readonly [fact: RegExp, label: RegExp])[] = [
  [/^(?:String|DateTime|Date|File)$/, /^string/],
  [/^(?:Uint|Int)/, /^integer/],
  [/^(?:Float|Number)/, /^number/],
  [/^Boolean$/, /^boolean/],
  [/^Object$/, /^(?:object|map|one of)/],
  [/^Array/, /^array/],
  [/^Any$/, /^any/],
];

function fits(fact: string, type: ApiType): boolean {
  return LABELS.some(([known, label]) => known.test(fact) && label.test(type.label));
}

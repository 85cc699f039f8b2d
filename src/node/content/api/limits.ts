import type { FactView } from "../../../blocks/operation/Fields";
import type { ApiLimits, ApiType, JsonValue } from "../../../shared/contracts/ApiModel";

type Fact = FactView;

/** `3 to 24 characters`, `at least 10`; null without limits. */
function range(low: number | undefined, high: number | undefined, thing: (count: number) => string): string | null {
  if (low !== undefined && low === high) {
    return `exactly ${String(low)}${thing(low)}`;
  }
  if (low !== undefined && low > 0 && high !== undefined) {
    return `${String(low)} to ${String(high)}${thing(high)}`;
  }
  if (high !== undefined) {
    return `up to ${String(high)}${thing(high)}`;
  }
  return low === undefined || (low === 0 && thing(0) !== "") ? null : `at least ${String(low)}${thing(low)}`;
}

const counted = (one: string, many: string) => (count: number) => ` ${count === 1 ? one : many}`;

/** Limits in words: `in sen, at least 10`. */
export function limitsInWords(limits: ApiLimits | undefined, unit: string | undefined): Fact[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits ?? {};
  const { minLength, maxLength, minItems, maxItems, uniqueItems, pattern } = limits ?? {};
  const words = [
    unit === undefined ? null : `in ${unit}`,
    range(minimum, maximum, () => ""),
    exclusiveMinimum === undefined ? null : `more than ${String(exclusiveMinimum)}`,
    exclusiveMaximum === undefined ? null : `less than ${String(exclusiveMaximum)}`,
    multipleOf === undefined ? null : `a multiple of ${String(multipleOf)}`,
    range(minLength, maxLength, counted("character", "characters")),
    range(minItems, maxItems, counted("element", "elements")),
    uniqueItems === true ? "no element twice" : null,
  ].filter((part) => part !== null);
  return [
    ...(words.length === 0 ? [] : [{ text: words.join(", ") }]),
    ...(pattern === undefined ? [] : [{ text: "matches", codes: [pattern] }]),
  ];
}

/** A value as readers write it: texts without quotes, as long as they can be seen. */
export function valueText(value: JsonValue): string {
  return typeof value === "string" && value.trim() !== "" ? value : JSON.stringify(value);
}

/** Longest example that stands in a row; what is longer stands in the example of the whole body. */
const MAX_EXAMPLE = 80;

/** What a row says after its description. */
export function factsOf(
  type: ApiType,
  extra: {
    readonly unit?: string | undefined;
    readonly example?: JsonValue | undefined;
    /** Values that need no words: they stand in the line. */
    readonly choices?: ApiType["enum"];
  } = {},
): Fact[] {
  const facts = limitsInWords(type.limits, extra.unit);
  const choices = extra.choices ?? [];
  if (choices.length > 0) {
    facts.unshift({
      text: choices.length === 1 ? "always" : "one of",
      codes: choices.map(({ value }) => valueText(value)),
    });
  }
  const element = type.items ?? type.values;
  if (element !== undefined && element.schema === undefined) {
    facts.push(...limitsInWords(element.limits, undefined).map((fact) => ({ ...fact, text: `each ${fact.text}` })));
  }
  if (type.default !== undefined) {
    facts.push({ text: "default", codes: [valueText(type.default)] });
  }
  const { example } = extra;
  const isOnlyValue = type.enum?.length === 1 && type.enum[0]?.value === example;
  if (
    example !== undefined &&
    !isOnlyValue &&
    (example === null || typeof example !== "object" || Array.isArray(example))
  ) {
    const code = valueText(example);
    if (code.length <= MAX_EXAMPLE && code !== "[]") {
      facts.push({ text: "example", codes: [code] });
    }
  }
  return facts;
}

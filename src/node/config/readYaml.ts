import { isMap, isNode, isPair, isScalar } from "yaml";
import type { Document } from "yaml";
import type { z } from "zod";

import { likelyMeant } from "../../shared/likelyMeant";
import { nearestFirst } from "../../shared/nearest";
import type { Issue, Place, Rule } from "../issues";
import { describeFault } from "./describeFault";
import { misspelledKeys, pathText } from "./misspelledKeys";
import { parseYaml } from "./parseYaml";
import type { YamlSource } from "./parseYaml";
import { valueAt } from "./valueAt";

export type { YamlSource } from "./parseYaml";

/** A YAML text that fits its schema, or the issues that say why it doesn't. */
export interface YamlResult<Value> {
  /** null when there are issues. */
  readonly value: Value | null;
  readonly issues: readonly Issue[];
  /** Place of the value at a key path, for checks that go beyond the schema. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
}

/**
 * Parses YAML and validates it with a zod schema. All faults are collected, each with the line and column of the
 * offending key or value, the known values, and a fix.
 */
export function readYaml<Schema extends z.ZodType>(
  source: YamlSource,
  schema: Schema,
  rule: Extract<Rule, "config-shape" | "data-shape" | "front-matter">,
): YamlResult<z.output<Schema>> {
  const { document, place, issues: syntax } = parseYaml(source);
  const locate = (path: readonly PropertyKey[]): Place => place(offsetOf(document, path));
  if (syntax.length > 0) {
    return { value: null, issues: syntax, locate };
  }
  const input: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(input);
  if (parsed.success) {
    return { value: parsed.data, issues: [], locate };
  }
  const found = parsed.error.issues.flatMap(innermost);
  const misspelled = misspelledKeys(found, (path) => keysAt(schema, path), input);
  const issues = found
    .filter(({ path }) => !misspelled.has(pathText(path)))
    .flatMap((issue) => toIssues(issue, { schema, document, input, place, rule, misspelled }));
  return { value: null, issues, locate };
}

/**
 * A value that fits none of several forms: the fault inside the form that it comes closest to, if there is one
 * deeper in the file; else the fault as it is.
 */
function innermost(found: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (found.code !== "invalid_union") {
    return [found];
  }
  const depth = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));
  const isInside = (issue: z.core.$ZodIssue): boolean => issue.path.length > 0 || issue.code === "unrecognized_keys";
  const closest = found.errors.filter((form) => form.every(isInside)).sort((a, b) => depth(b) - depth(a))[0];
  return closest === undefined || closest.length === 0
    ? [found]
    : closest.flatMap((inner) => innermost({ ...inner, path: [...found.path, ...inner.path] }));
}

interface Reading {
  readonly schema: z.ZodType;
  readonly document: Document;
  readonly input: unknown;
  readonly place: (offset: number) => Place;
  readonly rule: Rule;
  readonly misspelled: ReadonlySet<string>;
}

function toIssues(found: z.core.$ZodIssue, reading: Reading): Issue[] {
  const { schema, document, input, place, rule, misspelled } = reading;
  if (found.code === "unrecognized_keys") {
    const known = keysAt(schema, found.path);
    return found.keys.map((key) => {
      const near = likelyMeant(key, known);
      return {
        ...place(offsetOf(document, [...found.path, key], true)),
        rule,
        message: `unknown key \`${[...found.path, key].join(".")}\``,
        known: nearestFirst(key, known),
        fix:
          near === undefined
            ? "remove the key"
            : `rename it to \`${near}\`${misspelled.has(pathText([...found.path, near])) ? "" : ", or remove it"}`,
      };
    });
  }
  const value = valueAt(input, found.path);
  const key = found.path.join(".") || "the file";
  const { reason, known, fix } = describeFault(found, value);
  if (value === undefined) {
    return [
      {
        ...place(offsetOf(document, found.path)),
        rule,
        message: `missing key \`${key}\`${found.code === "invalid_type" ? ` (${found.expected})` : ""}`,
        known,
        fix: `add \`${String(found.path.at(-1) ?? "")}: …\``,
      },
    ];
  }
  const shown = JSON.stringify(value);
  const short = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
  const message = `\`${key}\` is ${short}: ${reason}`;
  return [{ ...place(offsetOf(document, found.path)), rule, message, known, fix }];
}

/** Offset of the value at `path`; of its key with `ofKey`; of the nearest parent that exists when it is missing. */
function offsetOf(document: Document, path: readonly PropertyKey[], ofKey = false): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const parent: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (length > 0 && isMap(parent) && (ofKey || length < path.length)) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last);
      if (pair !== undefined && isScalar(pair.key) && pair.key.range) {
        return pair.key.range[0];
      }
    }
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return node.range[0];
    }
  }
  return 0;
}

/** Keys that the object schema at `path` knows. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const def = schema.def as unknown as {
    readonly type: string;
    readonly shape?: Readonly<Record<string, z.ZodType>>;
    readonly element?: z.ZodType;
    readonly innerType?: z.ZodType;
    readonly in?: z.ZodType;
    readonly out?: z.ZodType;
    readonly valueType?: z.ZodType;
    readonly options?: readonly z.ZodType[];
    readonly getter?: () => z.ZodType;
  };
  // What stands before a preprocessing step's own schema is a function: it has no keys.
  const side = def.in?.def.type === "transform" ? def.out : def.in;
  const inner = def.innerType ?? (def.type === "pipe" ? side : undefined) ?? def.getter?.();
  if (inner !== undefined) {
    return keysAt(inner, path);
  }
  if (def.options !== undefined) {
    return [...new Set(def.options.flatMap((option) => keysAt(option, path)))];
  }
  const [head, ...rest] = path;
  if (head === undefined) {
    return Object.keys(def.shape ?? {});
  }
  const next = def.shape?.[String(head)] ?? def.element ?? def.valueType;
  return next === undefined ? [] : keysAt(next, rest);
}

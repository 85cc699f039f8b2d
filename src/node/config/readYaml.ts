import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { z } from "zod";

import { nearest } from "../../shared/nearest";
import type { Issue, Place, Rule } from "../issues";

/** A YAML text that fits its schema, or the issues that say why it doesn't. */
export interface YamlResult<Value> {
  /** null when there are issues. */
  readonly value: Value | null;
  readonly issues: readonly Issue[];
  /** Place of the value at a key path, for checks that go beyond the schema. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
}

export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Lines of the file before `text`: 1 for front matter, which starts after its `---`. */
  readonly linesBefore?: number;
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
  const lineCounter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: source.file, line: Math.max(1, line) + (source.linesBefore ?? 0), column: Math.max(1, col) };
  };
  const locate = (path: readonly PropertyKey[]): Place => place(offsetOf(document, path));
  if (document.errors.length > 0) {
    const issues = document.errors.map((error): Issue => ({
      ...place(error.pos[0]),
      rule: "yaml-syntax",
      message: `invalid YAML: ${error.message}`,
      fix: "quote values that contain `: `, `#`, `{` or start with a special character, and indent with spaces",
    }));
    return { value: null, issues, locate };
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) {
    return { value: parsed.data, issues: [], locate };
  }
  const issues = parsed.error.issues.flatMap((found) => toIssues(found, schema, document, place, rule));
  return { value: null, issues, locate };
}

function toIssues(
  found: z.core.$ZodIssue,
  schema: z.ZodType,
  document: Document,
  place: (offset: number) => Place,
  rule: Rule,
): Issue[] {
  if (found.code === "unrecognized_keys") {
    const known = keysAt(schema, found.path);
    return found.keys.map((key) => {
      const near = nearest(key, known, known.length);
      return {
        ...place(offsetOf(document, [...found.path, key], true)),
        rule,
        message: `unknown key \`${[...found.path, key].join(".")}\``,
        known: [...near, ...known.filter((name) => !near.includes(name))],
        fix: near[0] === undefined ? "remove the key" : `rename it to \`${near[0]}\`, or remove it`,
      };
    });
  }
  const value: unknown = document.getIn(found.path);
  const key = found.path.join(".") || "the file";
  if (value === undefined && found.code === "invalid_type") {
    return [
      {
        ...place(offsetOf(document, found.path)),
        rule,
        message: `missing key \`${key}\` (${found.expected})`,
        fix: `add \`${String(found.path.at(-1) ?? "")}: …\``,
      },
    ];
  }
  const known = found.code === "invalid_value" ? found.values.map(String) : [];
  const shown = isNode(value) ? JSON.stringify(value.toJS(document)) : JSON.stringify(value);
  return [
    {
      ...place(offsetOf(document, found.path)),
      rule,
      message: `\`${key}\` is ${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}: ${found.message}`,
      known: typeof value === "string" ? nearest(value, known, known.length) : known,
      fix: known.length > 0 ? "use one of the known values" : "write a value of the expected form",
    },
  ];
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
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const def = schema.def as unknown as {
    readonly type: string;
    readonly shape?: Readonly<Record<string, z.ZodType>>;
    readonly element?: z.ZodType;
    readonly innerType?: z.ZodType;
    readonly in?: z.ZodType;
    readonly valueType?: z.ZodType;
    readonly options?: readonly z.ZodType[];
    readonly getter?: () => z.ZodType;
  };
  const inner = def.innerType ?? (def.type === "pipe" ? def.in : undefined) ?? def.getter?.();
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

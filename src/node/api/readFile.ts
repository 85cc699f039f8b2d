import { isMap, isScalar, isSeq } from "yaml";

import { parseYaml } from "../config/parseYaml";
import type { ParsedYaml } from "../config/parseYaml";
import { interpolate } from "../content";
import type { ExpressionScope } from "../content";
import type { Issue } from "../issues";
import type { Located, LocatedEntry, LocatedMap } from "./Located";

/**
 * A file of the description as values with places, data expressions replaced. Null, with issues, where it is no YAML
 * or no map. Nothing goes through plain objects: there a field named `__proto__` would vanish.
 */
export function readFile(
  file: string,
  text: string,
  scope: ExpressionScope,
): { readonly root: LocatedMap | null; readonly issues: readonly Issue[] } {
  const parsed = parseYaml({ file, text });
  if (parsed.issues.length > 0) {
    return { root: null, issues: parsed.issues.map(ofOneDocument) };
  }
  const issues: Issue[] = [];
  const root = toLocated(parsed.document.contents, { parsed, scope, issues });
  if (root.kind === "map") {
    return { root, issues };
  }
  const { at } = root;
  issues.push({
    ...at,
    rule: "api-shape",
    message: "the file is no map",
    fix: "write `schemas:`, `paths:` or the like",
  });
  return { root: null, issues };
}

/** A file is one YAML document; what the parser says of further ones is meant for programmers. */
function ofOneDocument(issue: Issue): Issue {
  return issue.message.includes("multiple documents")
    ? {
        ...issue,
        message: "the file holds several YAML documents: a line `---` or `...` ends the first one",
        fix: "remove the line, or write a file for each",
      }
    : issue;
}

interface Reading {
  readonly parsed: ParsedYaml;
  readonly scope: ExpressionScope;
  readonly issues: Issue[];
}

function toLocated(node: unknown, reading: Reading): Located {
  const { parsed, issues } = reading;
  if (isMap(node)) {
    const entries = new Map<string, LocatedEntry>();
    for (const { key, value } of node.items) {
      const keyAt = parsed.place(isScalar(key) ? (key.range?.[0] ?? 0) : (node.range?.[0] ?? 0));
      const name = keyOf(key);
      if (name === null) {
        issues.push({
          ...keyAt,
          rule: "api-shape",
          message: "this key is no text",
          fix: "write a name before the `:`",
        });
        continue;
      }
      if (isScalar(key) && key.type === "PLAIN" && name === "<<") {
        const message = "merge keys (`<<`) don't work here";
        issues.push({ ...keyAt, rule: "yaml-syntax", message, fix: "write the keys out" });
        continue;
      }
      const inner = toLocated(value, reading);
      // A key without a value has no place of its own.
      const missing = value === null || (isScalar(value) && value.range === undefined);
      entries.set(replaced(name, keyAt, reading), { keyAt, value: missing ? { ...inner, at: keyAt } : inner });
    }
    return { kind: "map", entries, at: parsed.place(node.range?.[0] ?? 0) };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => toLocated(item, reading));
    return { kind: "list", items, at: parsed.place(node.range?.[0] ?? 0) };
  }
  if (!isScalar(node)) {
    return { kind: "scalar", value: null, at: parsed.place(0) };
  }
  const at = parsed.place(node.range?.[0] ?? 0);
  const { value } = node;
  if (typeof value === "string") {
    return { kind: "scalar", value: replaced(value, at, reading), at };
  }
  if (typeof value === "number" && Number.isFinite(value) && !isKept(value, node.source)) {
    issues.push({
      ...at,
      rule: "api-shape",
      message: `the number ${node.source ?? ""} has more digits than JSON numbers keep: it would become ${String(value)}`,
      fix: "quote it: ids are text; leave a limit that large out",
    });
  }
  if (value === null || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))) {
    return { kind: "scalar", value, at };
  }
  issues.push({ ...at, rule: "api-shape", message: "JSON has no such value", fix: "quote it, or write another value" });
  return { kind: "scalar", value: null, at };
}

/** The text of a key; `200:` and `true:` are keys as they are written. */
function keyOf(key: unknown): string | null {
  if (typeof key === "string") {
    return key;
  }
  if (!isScalar(key) || key.value === null) {
    return null;
  }
  return typeof key.value === "string" ? key.value : (key.source ?? null);
}

/** Whether a number is written again as it stands in the file, but for zeros at its ends. */
function isKept(value: number, source: string | undefined): boolean {
  if (source === undefined) {
    return true;
  }
  if (/^0[xo]/i.test(source)) {
    return BigInt(source) === BigInt(value) && Number.isSafeInteger(value);
  }
  return decimalOf(source) === decimalOf(String(value));
}

/** Significant digits and power of ten: `17e2` for `1700` and `1.70e3`. */
function decimalOf(text: string): string {
  const [, sign = "", whole = "", rest = "", power = "0"] =
    /^([-+]?)(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + rest).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  const exponent = Number(power) - rest.length + digits.length - short.length;
  return short === "" ? "0" : `${sign === "-" ? "-" : ""}${short}e${String(exponent)}`;
}

function replaced(text: string, at: Located["at"], { scope, issues }: Reading): string {
  if (/\p{Surrogate}/u.test(text)) {
    const message = "the text holds half of a sign: a surrogate without its other half";
    issues.push({ ...at, rule: "api-shape", message, fix: "write the sign itself, or both halves: `\\uD83D\\uDE00`" });
  }
  return interpolate(text, scope, ({ message, known, fix }) => {
    issues.push({ ...at, rule: "unknown-expression", message, known, fix: fix ?? "write one of the known names" });
  });
}

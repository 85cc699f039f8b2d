import type { Expression, Literal, Program, Property } from "estree";

import { likelyMeant } from "../../shared/likelyMeant";
import { nearest } from "../../shared/nearest";
import type { ExpressionScope, ExpressionValue } from "./CompileInputs";

/** What a data expression gives, or why it gives nothing. */
export type Evaluated =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly known: readonly string[]; readonly fix?: string };

/** All dotted names with a text value: `product.name`, `hosts.api.sandbox`, … */
export function expressionNames(scope: ExpressionScope, before = ""): string[] {
  return Object.entries(scope).flatMap(([name, value]) =>
    typeof value === "string" ? [`${before}${name}`] : expressionNames(value, `${before}${name}.`),
  );
}

/** The text that a dotted name stands for. */
export function lookUp(name: string, scope: ExpressionScope): Evaluated {
  let value: ExpressionValue | undefined = scope;
  for (const part of name.split(".")) {
    value = typeof value === "object" && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  if (typeof value === "string") {
    return { ok: true, value };
  }
  const near = nearest(name, expressionNames(scope), 5);
  const meant = likelyMeant(name, near);
  return {
    ok: false,
    message: `\`{${name}}\` is not a known value`,
    known: near.length > 0 ? near : expressionNames(scope),
    ...(meant === undefined ? {} : { fix: `write \`{${meant}}\`` }),
  };
}

/**
 * Replaces `{product.…}`, `{hosts.…}` and `{links.…}` in text where MDX sees no expression: code, link targets,
 * front matter, plain Markdown. Other braces are literal. `report` is told of a known root with an unknown rest.
 */
export function interpolate(
  text: string,
  scope: ExpressionScope,
  report: (fault: Extract<Evaluated, { ok: false }>, offset: number) => void,
): string {
  if (!text.includes("{")) {
    return text;
  }
  return text.replace(/\{([A-Za-z]\w*)((?:\.\w+)+)\}/g, (whole, root: string, rest: string, offset: number) => {
    if (!Object.hasOwn(scope, root)) {
      return whole;
    }
    const found = lookUp(root + rest, scope);
    if (!found.ok) {
      report(found, offset);
      return whole;
    }
    return String(found.value);
  });
}

const refuse = (message: string): Evaluated => ({ ok: false, message, known: [] });

/** The expression of a parsed `{…}`; null for a comment. */
export function expressionOf(program: Program | null | undefined): Expression | null {
  const statement = program?.body[0];
  return statement?.type === "ExpressionStatement" ? statement.expression : null;
}

/**
 * Evaluates the data part of JavaScript: literals, arrays and objects of them, template literals and dotted names
 * of the scope. Nothing is ever run: calls, operators and other names are refused.
 */
export function evaluate(expression: Expression, scope: ExpressionScope): Evaluated {
  switch (expression.type) {
    case "Literal":
      return evaluateLiteral(expression, scope);
    case "TemplateLiteral": {
      let text = "";
      for (const [index, quasi] of expression.quasis.entries()) {
        text += quasi.value.cooked ?? quasi.value.raw;
        const inner = expression.expressions[index];
        if (inner !== undefined) {
          const part = evaluate(inner, scope);
          if (!part.ok) {
            return part;
          }
          if (typeof part.value !== "string" && typeof part.value !== "number") {
            return refuse("`${…}` takes texts and numbers only");
          }
          text += String(part.value);
        }
      }
      return { ok: true, value: text };
    }
    case "ArrayExpression": {
      const values: unknown[] = [];
      for (const element of expression.elements) {
        if (element === null || element.type === "SpreadElement") {
          return refuse("only plain values may stand in a list");
        }
        const item = evaluate(element, scope);
        if (!item.ok) {
          return item;
        }
        values.push(item.value);
      }
      return { ok: true, value: values };
    }
    case "ObjectExpression": {
      const entries: [string, unknown][] = [];
      for (const property of expression.properties) {
        const key = property.type === "Property" ? keyOf(property) : null;
        if (property.type !== "Property" || key === null) {
          return refuse("only `key: value` pairs may stand in an object");
        }
        const item = evaluate(property.value as Expression, scope);
        if (!item.ok) {
          return item;
        }
        entries.push([key, item.value]);
      }
      return { ok: true, value: Object.fromEntries(entries) };
    }
    case "UnaryExpression": {
      const inner = evaluate(expression.argument, scope);
      return expression.operator === "-" && inner.ok && typeof inner.value === "number"
        ? { ok: true, value: -inner.value }
        : refuse("operators don't work in content");
    }
    case "Identifier":
    case "MemberExpression": {
      const name = dottedName(expression);
      return name === null ? refuse("only dotted names work here") : lookUp(name, scope);
    }
    default:
      return refuse("only literals and names such as `product.name` work in content; no code runs here");
  }
}

function evaluateLiteral(literal: Literal, scope: ExpressionScope): Evaluated {
  const { value } = literal;
  if ("regex" in literal || "bigint" in literal || typeof value === "bigint" || value instanceof RegExp) {
    return refuse("only texts, numbers, `true`, `false` and `null` are data");
  }
  return typeof value === "string" ? evaluateText(value, scope) : { ok: true, value };
}

function evaluateText(text: string, scope: ExpressionScope): Evaluated {
  const faults: Evaluated[] = [];
  const value = interpolate(text, scope, (found) => {
    faults.push(found);
  });
  return faults[0] ?? { ok: true, value };
}

function keyOf(property: Property): string | null {
  if (property.computed || property.kind !== "init") {
    return null;
  }
  if (property.key.type === "Identifier") {
    return property.key.name;
  }
  return property.key.type === "Literal" && typeof property.key.value === "string" ? property.key.value : null;
}

function dottedName(expression: Expression): string | null {
  if (expression.type === "Identifier") {
    return expression.name;
  }
  if (expression.type !== "MemberExpression" || expression.computed || expression.property.type !== "Identifier") {
    return null;
  }
  const object = expression.object.type === "Super" ? null : dottedName(expression.object);
  return object === null ? null : `${object}.${expression.property.name}`;
}

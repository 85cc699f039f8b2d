import { likelyMeant } from "../../../shared/likelyMeant";
import { nearestFirst } from "../../../shared/nearest";
import type { Issue } from "../../issues";
import { CAVEAT_KINDS } from "../caveats";
import type { Checked } from "../checkDescription";
import { entriesOf, get, itemsOf, textOf } from "../Located";
import type { Located } from "../Located";
import { refOf } from "../references";
import type { Description } from "../readDescription";
import { kindOf, REFERABLE, SHAPES } from "../shapes";
import type { Kind, ShapeName } from "../shapes";
import { AUTHS, INTERACTION_KINDS } from "../toInteractions";
import { allFiles, walk } from "../walk";

/** Keys that the model can't do without. Descriptions are the business of checkDescribed. */
const NEEDED: Readonly<Partial<Record<ShapeName, readonly string[]>>> = {
  root: ["openapi", "info", "paths"],
  info: ["title", "version"],
  operation: ["operationId", "summary", "tags", "responses"],
  sharedCall: ["id", "summary", "page"],
  interaction: ["kind", "method", "address", "summary", "tag", "page"],
  interactionBody: ["schema"],
  parameter: ["name", "in", "schema"],
  media: ["schema"],
  caveat: ["kind", "note"],
};

const VALUES: Readonly<Record<string, readonly string[]>> = {
  "caveat kind": CAVEAT_KINDS,
  "interaction kind": INTERACTION_KINDS,
  "interaction auth": AUTHS,
  "parameter in": ["path", "query", "header"],
  "schema x-presence": ["conditional"],
  "parameter x-presence": ["conditional"],
  type: ["string", "integer", "number", "boolean", "object", "array", "null"],
};

/**
 * Unknown keys, values of the wrong kind, missing keys, and words that are none of the known ones. Gives whether there
 * are none.
 */
export function checkShapes(checked: Checked): boolean {
  let faults = 0;
  const report = (issue: Issue): void => {
    faults += 1;
    checked.description.report(issue);
  };
  const description = { ...checked.description, report };
  walk(description, allFiles(description), (shape, node) => {
    if (node.kind !== "map") {
      if (shape !== "schema" || node.kind !== "scalar" || typeof node.value !== "boolean") {
        const message = `this is no ${NAMES[shape] ?? shape}`;
        description.report({ ...node.at, rule: "api-shape", message, fix: "write a map of its keys" });
      }
      return;
    }
    const refers = REFERABLE.has(shape) && refOf(node) !== undefined;
    for (const [key, { keyAt, value }] of node.entries) {
      if (refers && key === "$ref") {
        continue;
      }
      const kind = kindOf(shape, key);
      if (kind === undefined) {
        const known = Object.keys(SHAPES[shape]);
        const near = likelyMeant(key, known);
        description.report({
          ...keyAt,
          rule: "api-shape",
          message: `unknown key \`${key}\` in ${article(NAMES[shape] ?? shape)}`,
          known: nearestFirst(key, known),
          fix: near === undefined ? "remove the key" : `rename it to \`${near}\`, or remove it`,
        });
      } else {
        checkKind(description, kind, key, value);
        if (shape === "schema" && key === "pattern") {
          checkPattern(description, value);
        }
        if (kind === "text" && textOf(value)?.trim() === "" && (NEEDED[shape] ?? []).includes(key)) {
          const message = `\`${key}\` of ${article(NAMES[shape] ?? shape)} is empty`;
          description.report({ ...value.at, rule: "api-shape", message, fix: "write a text" });
        }
        checkWords(description, kind === "type" ? "type" : `${shape} ${key}`, value);
      }
    }
    for (const key of refers ? [] : (NEEDED[shape] ?? [])) {
      if (!entriesOf(node).has(key) && !(key === "summary" && get(node, "x-calls") !== undefined)) {
        const message = `missing key \`${key}\` in ${article(NAMES[shape] ?? shape)}`;
        description.report({ ...node.at, rule: "api-shape", message, fix: `add \`${key}: …\`` });
      }
    }
  });
  return faults === 0;
}

const NAMES: Readonly<Partial<Record<ShapeName, string>>> = {
  root: "openapi.yaml",
  fragment: "file of the description",
  pathItem: "path",
  sharedCall: "call of `x-calls`",
  interactionBody: "body",
  media: "content type",
  caveat: "caveat",
};

const article = (name: string): string =>
  name === "openapi.yaml" ? name : `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`;

const EXPECTED: Readonly<Record<string, string>> = {
  text: "a text",
  page: "a doc id",
  texts: "a list of texts",
  number: "a number",
  flag: "`true` or `false`",
  type: "the name of a type, or a list of such names",
  list: "a list",
  map: "a map",
};

function checkKind(description: Description, kind: Kind, key: string, value: Located): void {
  const isText = (node: Located): boolean => textOf(node) !== undefined;
  const isNull = (node: Located): boolean => node.kind === "scalar" && node.value === null;
  const bare = kind === "type" ? [value, ...itemsOf(value)].find(isNull) : undefined;
  if (bare !== undefined) {
    const message = "`null` without quotes is no name of a type";
    description.report({ ...bare.at, rule: "api-shape", message, fix: 'quote it: `"null"`' });
    return;
  }
  const name = typeof kind === "string" ? kind : Object.keys(kind)[0];
  const fits =
    name === "text" || name === "page"
      ? isText(value)
      : name === "texts"
        ? value.kind === "list" && value.items.every(isText)
        : name === "number"
          ? value.kind === "scalar" && typeof value.value === "number"
          : name === "flag"
            ? value.kind === "scalar" && typeof value.value === "boolean"
            : name === "type"
              ? isText(value) || (value.kind === "list" && value.items.every(isText))
              : name === "list" || name === "map"
                ? value.kind === name
                : true;
  if (!fits) {
    const expected = EXPECTED[name ?? ""] ?? "another value";
    description.report({
      ...value.at,
      rule: "api-shape",
      message: `\`${key}\` has to be ${expected}`,
      fix: `write ${expected}${name === "text" ? ", in quotes where it looks like something else" : ""}`,
    });
  }
}

function checkWords(description: Description, what: string, value: Located): void {
  const known = VALUES[what];
  for (const item of known === undefined ? [] : value.kind === "list" ? itemsOf(value) : [value]) {
    const word = textOf(item);
    if (known !== undefined && word !== undefined && !known.includes(word)) {
      description.report({
        ...item.at,
        rule: "api-shape",
        message: `\`${word}\` is not known here`,
        known: nearestFirst(word, known),
        fix: "write one of the known words",
      });
    }
  }
}

function checkPattern({ report }: Description, value: Located): void {
  try {
    new RegExp(textOf(value) ?? "", "u");
  } catch (error) {
    const message = `the pattern can't be read: ${error instanceof Error ? error.message : String(error)}`;
    report({ ...value.at, rule: "api-shape", message, fix: "write a regular expression of JavaScript" });
  }
}

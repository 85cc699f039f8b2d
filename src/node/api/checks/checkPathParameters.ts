import { nearest } from "../../../shared/nearest";
import type { Checked } from "../checkDescription";
import { entriesOf, get, isTrue } from "../Located";
import type { Description } from "../readDescription";

/** The `{names}` of a path and its declared parameters are the same; none is optional. */
export function checkPathParameters({ calls, description }: Checked): void {
  const { report } = description;
  checkPaths(description);
  for (const { call, parameters, pathAt } of calls) {
    if (call.kind !== "operation") {
      continue;
    }
    const declared = parameters.filter(({ location }) => location === "path");
    const names = declared.map(({ name }) => name);
    const inPath = [...call.path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
    for (const name of inPath.filter((candidate) => !names.includes(candidate))) {
      const message = `\`{${name}}\` in the path of \`${call.id}\` is not described`;
      const fix = "add a parameter with this name and `in: path`";
      report({ ...pathAt, rule: "api-call", message, known: nearest(name, names), fix });
    }
    for (const { name, node } of declared) {
      const { at } = get(node, "name") ?? node;
      if (!inPath.includes(name)) {
        const message = `the path parameter \`${name}\` is not in \`${call.path}\``;
        report({ ...at, rule: "api-call", message, known: nearest(name, inPath), fix: "rename or remove it" });
      } else if (!isTrue(get(node, "required"))) {
        const message = `the path parameter \`${name}\` is not \`required\``;
        report({ ...at, rule: "api-call", message, fix: "add `required: true`, as OpenAPI asks for" });
      }
    }
  }
}

const SIGNS = /^(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2}|\{[\w.-]+\})*$/;

/** Paths can be part of an address as they are, and no two are the same but for the names in them. */
function checkPaths({ root, report }: Description): void {
  const taken = new Map<string, string>();
  for (const [path, { keyAt }] of entriesOf(get(root ?? undefined, "paths"))) {
    const fault = faultOf(path);
    if (fault !== null) {
      report({ ...keyAt, rule: "api-call", message: `the path ${JSON.stringify(path)} ${fault[0]}`, fix: fault[1] });
    }
    const form = path.replace(/\{[^{}]*\}/g, "{}");
    const twin = taken.get(form);
    if (twin !== undefined) {
      const message = `\`${path}\` and \`${twin}\` are the same path`;
      report({ ...keyAt, rule: "api-call", message, fix: "describe both under one of the two" });
    }
    taken.set(form, twin ?? path);
  }
}

function faultOf(path: string): readonly [message: string, fix: string] | null {
  if (!path.startsWith("/")) {
    return ["doesn't start with `/`", "write `/` before it"];
  }
  if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
    return ["holds a `%` that escapes nothing", "write `%25` for the sign itself"];
  }
  if (/[{}]/.test(path.replace(/\{[^{}]*\}/g, ""))) {
    return ["holds a brace without its other half", "write parameters as `{name}`"];
  }
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const bad = names.find((name, index) => !/^[\w.-]+$/.test(name) || names.indexOf(name) !== index);
  if (bad !== undefined) {
    return [
      `holds \`{${bad}}\`, which is empty, stands twice or has other signs`,
      "write each parameter once: `{name}`",
    ];
  }
  if (!SIGNS.test(path)) {
    return ["holds signs that paths don't have", "escape them; queries and fragments are no part of a path"];
  }
  return path.split("/").some((part) => /^\.\.?$/.test(part.replace(/%2e/gi, "."))) || path.includes("//")
    ? ["holds `..`, `.` or nothing between slashes", "write the path that is meant"]
    : null;
}

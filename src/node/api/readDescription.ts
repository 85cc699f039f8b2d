import type { ExpressionScope } from "../content";
import type { Issue, Place } from "../issues";
import { entriesOf, get } from "./Located";
import type { Located, LocatedMap } from "./Located";
import { readFile } from "./readFile";
import { refOf, targets } from "./references";

/** A schema that has a name: an entry of a file's `schemas`. */
export interface NamedSchema {
  readonly name: string;
  readonly node: Located;
  readonly keyAt: Place;
}

/** The files of `content/api/` with what their references lead to. */
export interface Description {
  /** Maps of the files by path below `api/`. */
  readonly files: ReadonlyMap<string, LocatedMap>;
  /** `openapi.yaml`. */
  readonly root: LocatedMap | null;
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** Name of a schema that has one; two references to one place give the very same node. */
  readonly nameOf: (node: Located) => string | undefined;
  /** What a `$ref` leads to, one step; null when that doesn't exist, which is an issue. */
  readonly target: (node: Located) => Located | null;
  /** The node itself, or where its references lead to in the end. */
  readonly resolve: (node: Located) => Located | null;
  /** Whether every file could be read and every reference followed so far: else much seems to be unused. */
  readonly isComplete: () => boolean;
  readonly report: (issue: Issue) => void;
}

const ROOT = "openapi.yaml";

/** Reads all files of `api/`. `texts` maps paths relative to the content folder to their text. */
export function readDescription(
  texts: ReadonlyMap<string, string>,
  label: string,
  scope: ExpressionScope,
  report: (issue: Issue) => void,
): Description {
  const files = new Map<string, LocatedMap>();
  const broken = new Set<string>();
  for (const [path, text] of texts) {
    const name = /^api\/(.+\.ya?ml)$/i.exec(path)?.[1];
    if (name !== undefined) {
      const { root, issues } = readFile(`${label}/${path}`, text, scope);
      issues.forEach(report);
      if (root === null) {
        broken.add(name);
      } else {
        files.set(name, root);
      }
    }
  }
  const root = files.get(ROOT) ?? null;
  if (root === null && files.size > 0 && !broken.has(ROOT)) {
    report({
      ...{ file: `${label}/api/${ROOT}`, line: 1, column: 1, rule: "api-shape" },
      message: "the description has no root",
      fix: `add ${ROOT}, which refers to everything that the other files describe`,
    });
  }
  const { schemas, names } = collectSchemas(files, report);
  let faults = 0;
  const target = targets({
    ...{ files, broken, base: `${label}/api/` },
    report: (issue) => {
      faults += 1;
      report(issue);
    },
  });
  const isComplete = (): boolean => broken.size === 0 && faults === 0;
  const resolve = (node: Located): Located | null => {
    const seen = new Set<Located>();
    let current: Located | null = node;
    while (current !== null && refOf(current) !== undefined) {
      if (seen.has(current)) {
        return null;
      }
      seen.add(current);
      current = target(current);
    }
    return current;
  };
  return { files, root, schemas, nameOf: (node) => names.get(node), target, resolve, isComplete, report };
}

function collectSchemas(files: ReadonlyMap<string, LocatedMap>, report: (issue: Issue) => void) {
  const schemas = new Map<string, NamedSchema>();
  const names = new Map<Located, string>();
  for (const root of files.values()) {
    for (const [name, { keyAt, value: node }] of entriesOf(get(root, "schemas"))) {
      const twin = schemas.get(name);
      if (twin === undefined) {
        schemas.set(name, { name, node, keyAt });
      } else {
        const message = `the schema name \`${name}\` is taken: ${twin.keyAt.file}:${String(twin.keyAt.line)}`;
        report({ ...keyAt, rule: "api-shape", message, fix: "rename one of the two, or refer to one of them" });
      }
      if (!/^[A-Za-z0-9._-]+$/.test(name)) {
        const message = `\`${name}\` is no name for a schema`;
        report({ ...keyAt, rule: "api-shape", message, fix: "use letters, digits, `.`, `_` and `-`" });
      }
      names.set(node, name);
    }
  }
  return { schemas, names };
}

import { nearest } from "../../../shared/nearest";
import { readYaml } from "../../config/readYaml";
import type { Issue } from "../../issues";
import { dataSchemas } from "./schemas";
import type { DataName } from "./schemas";

export interface DataResult {
  /** Validated data sets by name; a faulty one is undefined, one without a file has no entry. */
  readonly sets: ReadonlyMap<DataName, unknown>;
  readonly issues: readonly Issue[];
}

/** Validates the files of `content/data/`. `texts` maps paths relative to the content folder to their text. */
export function loadData(texts: ReadonlyMap<string, string>, label: string): DataResult {
  const sets = new Map<DataName, unknown>();
  const issues: Issue[] = [];
  for (const [path, text] of texts) {
    const name = /^data\/(.+)\.ya?ml$/i.exec(path)?.[1];
    if (name === undefined) {
      continue;
    }
    const file = `${label}/${path}`;
    if (!isDataName(name)) {
      const known = Object.keys(dataSchemas);
      issues.push({
        file,
        line: 1,
        column: 1,
        rule: "data-shape",
        message: `there is no data set \`${name}\``,
        known: nearest(name, known, known.length),
        fix: "rename the file, or add its schema to src/node/data/schemas.ts",
      });
      continue;
    }
    if (sets.has(name)) {
      issues.push({
        file,
        line: 1,
        column: 1,
        rule: "data-shape",
        message: `the data set \`${name}\` has two files`,
        fix: "keep one of them",
      });
      continue;
    }
    const result = readYaml({ file, text }, dataSchemas[name], "data-shape");
    issues.push(...result.issues);
    sets.set(name, result.value ?? undefined);
  }
  return { sets, issues };
}

function isDataName(name: string): name is DataName {
  return Object.hasOwn(dataSchemas, name);
}

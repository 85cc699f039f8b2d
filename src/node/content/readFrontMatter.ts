import type { z } from "zod";

import { parseYaml } from "../config/parseYaml";
import { readYaml } from "../config/readYaml";
import { valueAt } from "../config/valueAt";
import type { Issue, Place } from "../issues";
import type { ContentSource, ExpressionScope } from "./CompileInputs";
import { interpolate } from "./expressions";
import { normalizeText, splitFrontMatter } from "./frontMatter";

export interface FrontMatterResult<Value> {
  readonly value: Value | null;
  readonly issues: readonly Issue[];
  /** Place of the value at a key path, for checks that go beyond the schema. */
  readonly locate: (path: readonly PropertyKey[]) => Place;
  /** The value of a key as it is written, also where others are wrong; undefined where the YAML can't be read. */
  readonly peek: (key: string) => unknown;
}

/** Whether a page says that it is a draft, whatever else is wrong with what it says. */
export const isDraft = ({ peek }: Pick<FrontMatterResult<unknown>, "peek">): boolean => peek("draft") === true;

/** Validates a file's front matter and resolves the data expressions in its texts. Lines are those of the file. */
export function readFrontMatter<Schema extends z.ZodType>(
  source: ContentSource,
  schema: Schema,
  scope: ExpressionScope,
): FrontMatterResult<z.output<Schema>> {
  const { yaml } = splitFrontMatter(source.text);
  if (yaml === "") {
    const unclosed = /^---[ \t]*\n/.test(normalizeText(source.text));
    const start: Place = { file: source.file, line: 1, column: 1 };
    const issue: Issue = {
      ...start,
      rule: "front-matter",
      message: unclosed ? "the front matter is not closed" : "the file has no front matter",
      fix: unclosed ? "end it with a line of `---`" : "start the file with `---`, `title: …`, `---`",
    };
    return { value: null, issues: [issue], locate: () => start, peek: () => undefined };
  }
  const front = { file: source.file, text: yaml, linesBefore: 1 };
  const result = readYaml(front, schema, "front-matter");
  if (result.value === null) {
    const { document, issues: unreadable } = parseYaml(front);
    return {
      ...result,
      value: null,
      peek: (key) => (unreadable.length > 0 ? undefined : valueAt(document.toJS(), [key])),
    };
  }
  const issues: Issue[] = [];
  const resolve = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === "string") {
      return interpolate(value, scope, (fault) => {
        issues.push({
          ...result.locate(path),
          rule: "unknown-expression",
          message: fault.message,
          known: fault.known,
          fix: fault.fix ?? "use a known name, or add it to content/site.yaml",
        });
      });
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => resolve(item, [...path, index]));
    }
    return typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, [...path, key])]))
      : value;
  };
  return {
    value: resolve(result.value, []) as z.output<Schema>,
    issues,
    locate: result.locate,
    peek: (key) => valueAt(result.value, [key]),
  };
}

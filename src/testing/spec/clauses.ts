// The clauses of the specification, and the tests that name them.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";
import { parse } from "yaml";

export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** A test that names clauses at the end of its title. */
export interface NamingTest {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  /** Title without the ids; what a template fills in is written `…`. */
  readonly title: string;
  readonly ids: readonly string[];
}

const ROOT = path.resolve(__dirname, "../../..");

/** All clauses in their order; fails where an id stands twice. */
export function readClauses(text = readFileSync(path.join(__dirname, "clauses.yaml"), "utf8")): Clause[] {
  const sections = parse(text) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const clauses = Object.entries(sections).flatMap(([section, entries]) =>
    Object.entries(entries).map(([id, clause]) => ({ id, section, text: clause })),
  );
  const twice = clauses.find(({ id }, index) => clauses.findIndex((other) => other.id === id) !== index);
  if (twice) throw new Error(`clause ${twice.id} stands twice in clauses.yaml`);
  return clauses;
}

/** `… [routes.home, seo.title]` at the end of a title. Ids have a dot: other words in brackets are text. */
const NAMED = /(?:\s*\[[a-z0-9-]+\.[a-z0-9-]+(?:, [a-z0-9-]+\.[a-z0-9-]+)*\])+$/;
const ID = /[a-z0-9-]+\.[a-z0-9-]+/g;

/** Tests of a file that name clauses: calls of test, it and describe, also through `.each`. */
export function namingTests(file: string, source: string): NamingTest[] {
  const found: NamingTest[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && titleOf(node.arguments[0]);
      const ids = NAMED.exec(title ?? "")?.[0].match(ID);
      if (title !== undefined && ids) {
        found.push({ file, title: title.replace(NAMED, ""), ids });
      }
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

/** `test`, `test.only`, `test.each(…)`: what is called with a title. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ["test", "it", "describe"].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

function titleOf(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Tests of the whole project that name clauses. */
export function allNamingTests(): NamingTest[] {
  return readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.split(path.sep).join("/")}`)
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes("/node_modules/"))
    .sort()
    .flatMap((name) => namingTests(name, readFileSync(path.join(ROOT, name), "utf8")));
}

/** What doesn't fit: clauses without a test, and names that are no clauses. */
export function mismatches(clauses: readonly Clause[], tests: readonly NamingTest[]): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...clauses.filter(({ id }) => !named.has(id)).map(({ id, text }) => `no test names ${id}: ${text}`),
    ...tests.flatMap(({ file, title, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" names ${id}, which is no clause`),
    ),
  ];
}

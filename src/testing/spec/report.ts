// npm run spec:report [-- file]: the table of the specification's clauses and their tests, printed or written.
import { writeFileSync } from "node:fs";
import path from "node:path";

import { allNamingTests, readClauses, type Clause, type NamingTest } from "./clauses";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Markdown: a table for each section. */
export function report(clauses: readonly Clause[], tests: readonly NamingTest[]): string {
  const sections = [...new Set(clauses.map(({ section }) => section))];
  const testsOf = (id: string): string =>
    tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `\`${file}\`: ${cell(title)}`)
      .join("<br>") || "none";
  const tables = sections.map((section) => {
    const rows = clauses
      .filter((clause) => clause.section === section)
      .map(({ id, text }) => `| \`${id}\` | ${cell(text)} | ${testsOf(id)} |\n`);
    return `## ${section}\n\n| Clause | What it says | Tests |\n| --- | --- | --- |\n${rows.join("")}\n`;
  });
  const covered = clauses.filter(({ id }) => tests.some(({ ids }) => ids.includes(id))).length;
  const count = `${clauses.length} clauses, ${covered} with tests, ${tests.length} test${tests.length === 1 ? "" : "s"}.\n`;
  return `# Clauses of the specification and their tests\n\n${tables.join("")}${count}`;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === __filename) {
  const text = report(readClauses(), allNamingTests());
  const [file] = process.argv.slice(2);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}

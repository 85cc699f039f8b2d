/**
 * npm run api:compare -- <facts.yaml>: compares a file of facts with the API description in content/api/ and prints
 * what is missing, extra or different, each with its reason from src/cli/facts/reasons.yaml. Exits with 1 when
 * something has no reason, or a reason explains nothing. `--all` prints every difference, not only the totals.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

import { loadApi } from "../node/api";
import { loadSite } from "../node/config/loadSite";
import { readContentTree } from "../node/content";
import { loadData } from "../node/content/data/loadData";
import type { DataSet } from "../node/content/data/schemas";
import { compareCalls } from "./facts/compareCalls";
import { compareErrors } from "./facts/compareErrors";
import { compareFields } from "./facts/compareFields";
import { count } from "./facts/Difference";
import type { Counts, Difference } from "./facts/Difference";
import type { Facts } from "./facts/Facts";
import { flatFields } from "./facts/flatFields";
import { explain, lineOf, reasonsSchema } from "./facts/reasons";

const file = process.argv.slice(2).find((argument) => !argument.startsWith("-"));
const all = process.argv.includes("--all");
async function main(factsFile: string): Promise<void> {
  const root = process.cwd();
  const facts = parse(readFileSync(factsFile, "utf8"), { maxAliasCount: -1 }) as Facts;
  const tree = await readContentTree(path.join(root, "content"), root);
  const { site } = loadSite(`${tree.label}/site.yaml`, tree.texts.get("site.yaml") ?? null);
  const data = loadData(tree.texts, tree.label).sets.get("error-codes") as DataSet<"error-codes"> | undefined;
  const catalogue = new Set([...(data?.oauth ?? []), ...(data?.api ?? [])].map(({ code }) => code));
  const docIds = tree.files.flatMap((name) => /^docs\/(.+)\.mdx?$/.exec(name)?.[1] ?? []);
  const { model } = loadApi({
    texts: tree.texts,
    label: tree.label,
    scope: site?.scope ?? {},
    docIds,
    errorCatalogue: catalogue,
  });

  const counts: Counts = new Map();
  const differences: Difference[] = [
    ...compareCalls(facts, model.calls, counts),
    ...compareErrors(facts, model.calls, catalogue, counts),
  ];
  const schemas = new Map(model.schemas.map((schema) => [schema.name, schema]));
  for (const [name, { fields }] of Object.entries(facts.schemas)) {
    count(counts, "shared schemas");
    const schema = schemas.get(name);
    schemas.delete(name);
    differences.push(
      ...(schema === undefined
        ? [{ kind: "missing", what: "schema", at: name, detail: "shared schema" } as const]
        : compareFields(`schema ${name}`, fields, flatFields(schema.type.fields ?? []), counts)),
    );
  }
  differences.push(
    ...[...schemas.keys()].map((name): Difference => ({
      kind: "extra",
      what: "schema",
      at: name,
      detail: "not among the shared schemas",
    })),
  );

  const { reasons } = reasonsSchema.parse(parse(readFileSync(path.join(__dirname, "facts/reasons.yaml"), "utf8")));
  const { groups, idle } = explain(differences, reasons);
  console.log(`compared: ${[...counts].map(([name, number]) => `${String(number)} ${name}`).join(", ")}`);
  for (const { reason, differences: found } of groups) {
    console.log(`\n${String(found.length)} × ${reason ?? "WITHOUT A REASON"}`);
    for (const difference of all || reason === null ? found : found.slice(0, 3)) {
      console.log(`  ${lineOf(difference)}`);
    }
  }
  for (const pattern of idle) {
    console.log(`\nreason that explains nothing: ${pattern}`);
  }
  const open = groups.find(({ reason }) => reason === null)?.differences.length ?? 0;
  const tally = (kind: Difference["kind"]): string =>
    `${String(differences.filter((difference) => difference.kind === kind).length)} ${kind}`;
  console.log(`\n${tally("missing")}, ${tally("extra")}, ${tally("different")}; ${String(open)} without a reason`);
  process.exitCode = open > 0 || idle.length > 0 ? 1 : 0;
}

if (file === undefined) {
  console.error("usage: npm run api:compare -- <facts.yaml> [--all]");
  process.exitCode = 2;
} else {
  main(file).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}

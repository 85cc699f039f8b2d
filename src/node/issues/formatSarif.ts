import { byPlace } from "./byPlace";
import { messageOf, severityOf } from "./Issue";
import type { Issue } from "./Issue";
import { severities } from "./severities";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Issues as a SARIF 2.1.0 log, which editors and code hosts show. Addresses are relative to the project's root. */
export function formatSarif(issues: readonly Issue[], strict: boolean): string {
  const rules = Object.entries(severities).map(([id, level]) => ({ id, defaultConfiguration: { level } }));
  const results = [...issues].sort(byPlace).map((issue) => ({
    ruleId: issue.rule,
    ruleIndex: rules.findIndex(({ id }) => id === issue.rule),
    level: severityOf(issue, strict),
    message: { text: `${messageOf(issue, strict)}\nfix: ${issue.fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(issue.file), uriBaseId: "ROOT" },
          region: { startLine: issue.line, startColumn: issue.column },
        },
      },
    ],
    properties: { known: issue.known ?? [] },
  }));
  const driver = { name: "docs", rules };
  return JSON.stringify(
    { $schema: SCHEMA, version: "2.1.0", runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }] },
    null,
    2,
  );
}

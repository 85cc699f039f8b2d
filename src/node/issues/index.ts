export { severityOf } from "./Issue";
export type { Issue, Place } from "./Issue";
export { severities } from "./severities";
export type { Rule, Severity } from "./severities";
export { countErrors, formatReport } from "./formatReport";

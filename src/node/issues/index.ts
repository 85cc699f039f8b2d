export { severityOf } from "./Issue";
export type { Issue, Place } from "./Issue";
export { severities } from "./severities";
export type { Rule, Severity } from "./severities";
export { formatAnnotations } from "./formatAnnotations";
export { formatSarif } from "./formatSarif";
export { countErrors, formatReport } from "./formatReport";
export { readLines } from "./readLines";

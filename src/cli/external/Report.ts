import type { Issue } from "../../node/issues";
import type { ExternalLink } from "./ExternalLink";
import type { SkipReason } from "./skipReason";
import type { Outcome, Verdict } from "./Verdict";

/** What a run has found. */
export interface Report {
  /** Broken links, one issue per place. */
  readonly issues: readonly Issue[];
  /** No faults of the content: a line per link that can't be verified, or whose target has moved for good. */
  readonly notes: readonly string[];
  /** One line: how many addresses are what, and which were not asked for. */
  readonly counts: string;
}

/** The report on links, with a verdict for each address that was not skipped. */
export function reportOf(
  links: readonly ExternalLink[],
  verdicts: ReadonlyMap<string, Verdict>,
  skipped: ReadonlyMap<string, SkipReason>,
): Report {
  const issues: Issue[] = [];
  const notes = new Set<string>();
  for (const { href, place } of links) {
    const verdict = verdicts.get(href);
    if (verdict === undefined) {
      continue;
    }
    const note = noteOf(href, verdict);
    if (note !== null) {
      notes.add(`${place.file}:${String(place.line)}:${String(place.column)} ${note}`);
    }
    if (verdict.outcome === "broken") {
      issues.push({ ...place, ...issueOf(href, verdict) });
    }
  }
  return { issues, notes: [...notes].sort(), counts: countsOf(verdicts, skipped) };
}

function noteOf(href: string, { outcome, reason, movedTo }: Verdict): string | null {
  if (outcome === "unverified") {
    return `can't be verified: \`${href}\` ${reason}`;
  }
  return outcome === "ok" && movedTo !== undefined ? `has moved for good: \`${href}\` is now \`${movedTo}\`` : null;
}

function issueOf(href: string, { reason, movedTo }: Verdict): Pick<Issue, "rule" | "message" | "fix"> {
  const message = `link \`${href}\` ${reason}`;
  const to = movedTo === undefined ? "" : `; the page is now \`${movedTo}\``;
  return reason.startsWith("has no anchor")
    ? { rule: "broken-anchor", message, fix: `name an anchor that the page has, or link to the page${to}` }
    : { rule: "broken-link", message, fix: "correct the address, or take the link out" };
}

function countsOf(verdicts: ReadonlyMap<string, Verdict>, skipped: ReadonlyMap<string, SkipReason>): string {
  const count = (outcome: Outcome): number => [...verdicts.values()].filter((one) => one.outcome === outcome).length;
  const reasons = [...new Set(skipped.values())].sort();
  const of = (reason: SkipReason): number => [...skipped.values()].filter((one) => one === reason).length;
  const not = reasons.map((reason) => `${String(of(reason))} (${reason})`).join(", ");
  return (
    `External addresses: ${String(count("ok"))} ok, ${String(count("broken"))} broken, ` +
    `${String(count("unverified"))} could not be verified; not asked for: ${not === "" ? "0" : not}`
  );
}

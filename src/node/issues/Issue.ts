import { severities } from "./severities";
import type { Rule, Severity } from "./severities";

/** A place in a source file; line and column count from 1. */
export interface Place {
  /** Path relative to the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something wrong in content or configuration, said so that its author can mend it. */
export interface Issue extends Place {
  readonly rule: Rule;
  /** What is wrong, with the offending value. */
  readonly message: string;
  /** Valid values, nearest first. */
  readonly known?: readonly string[];
  /** What to write instead. */
  readonly fix: string;
  /** Set where it is wrong only once a draft is published: nothing that readers have. */
  readonly inDraft?: true;
}

/**
 * Whether the issue stops the build. `strict` turns the warnings that the specification allows into errors. What is
 * wrong in a draft stops nothing.
 */
export function severityOf(issue: Issue, strict: boolean): Severity {
  if (issue.inDraft === true) {
    return "warning";
  }
  return gravityOf(issue, strict);
}

function gravityOf({ rule }: Issue, strict: boolean): Severity {
  const severity = severities[rule];
  return severity === "warning" && strict ? "error" : severity;
}

/** What is wrong, and when: what a draft has is that grave once it is published. */
export function messageOf(issue: Issue, strict: boolean): string {
  const once = gravityOf(issue, strict) === "error" ? "an error" : "a warning";
  return issue.inDraft === true ? `draft, ${once} once it is published: ${issue.message}` : issue.message;
}

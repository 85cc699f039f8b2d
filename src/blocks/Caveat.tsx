import type { ReactNode } from "react";

export const CAVEAT_KINDS = ["inferred", "conflict", "unknown"] as const;
export type CaveatKind = (typeof CAVEAT_KINDS)[number];

const LABELS: Readonly<Record<CaveatKind, string>> = {
  inferred: "Inferred, not published.",
  conflict: "Published sources differ.",
  unknown: "Not published.",
};

/** One line that says what is uncertain: the one form for it on the whole site. */
export function Caveat({ kind, children }: { kind: CaveatKind; children?: ReactNode }) {
  return (
    <p className={`caveat caveat-${kind}`}>
      <strong className="caveat-label">{LABELS[kind]}</strong> {children}
    </p>
  );
}

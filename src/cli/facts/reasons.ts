import { z } from "zod";

import type { Difference } from "./Difference";

/** Why differences are as they are: `match` is a pattern over `<kind> <what> <at>: <detail>`. */
export const reasonsSchema = z.strictObject({
  reasons: z.array(z.strictObject({ match: z.array(z.string().min(1)).min(1), reason: z.string().min(1) })),
});
export type Reasons = z.output<typeof reasonsSchema>["reasons"];

export interface Explained {
  readonly reason: string | null;
  readonly differences: readonly Difference[];
}

export const lineOf = ({ kind, what, at, detail }: Difference): string => `${kind} ${what} ${at}: ${detail}`;

/** Groups differences by their reason; those without come last. Reasons that explain nothing are given too. */
export function explain(
  differences: readonly Difference[],
  reasons: Reasons,
): { readonly groups: readonly Explained[]; readonly idle: readonly string[] } {
  const groups = new Map<string | null, Difference[]>();
  const used = new Set<string>();
  for (const difference of differences) {
    const line = lineOf(difference);
    const pattern = reasons
      .flatMap(({ match, reason }) => match.map((text) => ({ text, reason })))
      .find(({ text }) => new RegExp(text).test(line));
    if (pattern !== undefined) {
      used.add(pattern.text);
    }
    const key = pattern?.reason ?? null;
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  const known = [...groups].filter(([reason]) => reason !== null);
  const unknown = [...groups].filter(([reason]) => reason === null);
  return {
    groups: [...known, ...unknown].map(([reason, found]) => ({ reason, differences: found })),
    idle: reasons.flatMap(({ match }) => match).filter((text) => !used.has(text)),
  };
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

import type { Outcome, Verdict } from "./Verdict";

const MINUTE = 60_000;

/** Milliseconds that a verdict holds. What is broken is asked for each time: its author is mending it. */
const HOLDS: Readonly<Record<Outcome, number>> = { ok: 7 * 24 * 60 * MINUTE, unverified: 60 * MINUTE, broken: 0 };

const fileSchema = z.strictObject({
  version: z.literal(1),
  results: z.record(
    z.string(),
    z.strictObject({
      at: z.number(),
      outcome: z.enum(["ok", "broken", "unverified"]),
      reason: z.string(),
      movedTo: z.string().exactOptional(),
    }),
  ),
});

/** Verdicts of earlier runs, by address with anchor. A file that can't be read is an empty one. */
export class ResultCache {
  private readonly results: Map<string, Verdict & { readonly at: number }>;

  constructor(
    private readonly file: string,
    private readonly now: () => number,
  ) {
    this.results = new Map(Object.entries(read(file)));
  }

  /** The verdict on an address, if it still holds. */
  get(href: string): Verdict | undefined {
    const found = this.results.get(href);
    if (found === undefined || !this.holds(found)) {
      return undefined;
    }
    const { at: _at, ...verdict } = found;
    return verdict;
  }

  set(href: string, verdict: Verdict): void {
    this.results.set(href, { ...verdict, at: this.now() });
  }

  /** Writes the verdicts that hold. */
  save(): void {
    const results = Object.fromEntries([...this.results].filter(([, found]) => this.holds(found)).sort());
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ version: 1, results }));
  }

  private holds({ at, outcome }: Verdict & { readonly at: number }): boolean {
    const age = this.now() - at;
    return age >= 0 && age < HOLDS[outcome];
  }
}

function read(file: string): z.output<typeof fileSchema>["results"] {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, "utf8"))).results;
  } catch {
    return {};
  }
}

import { formatRatio, formatValue, type Unit } from "./formatValue";

/** What a figure is held against. */
export interface Target {
  /**
   * `value`: the figure itself; `peer`: its multiple of the best peer's; `growth`: its multiple of the same figure on
   * the smallest corpus.
   */
  readonly of: "value" | "peer" | "growth";
  readonly goal: number;
  /** What is tolerated while the goal is missed; as high as the goal or higher. */
  readonly floor?: number;
  /** Whether the figure has to stay below the goal; otherwise reaching it is enough. */
  readonly below?: boolean;
}

/** A figure in the three forms that a target may ask for. */
export interface Measure {
  readonly value: number | null;
  readonly peer: number | null;
  readonly growth: number | null;
}

export type Verdict = "met" | "floor met" | "MISSED" | "not measured";

/** Holds a figure against its target. */
export function judge({ of, goal, floor, below = false }: Target, measure: Measure): Verdict {
  const value = measure[of];
  if (value === null) {
    return "not measured";
  }
  const holds = (limit: number): boolean => (below ? value < limit : value <= limit);
  if (holds(goal)) {
    return "met";
  }
  return floor !== undefined && holds(floor) ? "floor met" : "MISSED";
}

/** A target in words, such as "at most 1.00x the best peer (floor 1.30x)". */
export function describeTarget({ of, goal, floor, below = false }: Target, unit: Unit): string {
  if (of === "growth") {
    return "no more than on the smallest corpus";
  }
  const write = (limit: number): string => (of === "peer" ? formatRatio(limit) : formatValue(limit, unit));
  return [
    below ? "below" : "at most",
    write(goal),
    ...(of === "peer" ? ["the best peer"] : []),
    ...(floor === undefined ? [] : [`(floor ${write(floor)})`]),
  ].join(" ");
}

/** Shortest and longest animation in ms: below it is a flicker, above it a wait. */
const SHORTEST_MS = 140;
const LONGEST_MS = 420;

/** Added to the shortest for each px of the square root of the height. */
const MS_PER_ROOT_PX = 8;

/**
 * Duration in ms of opening or closing content of `height` px. It grows with the root of the height: four times as
 * much content takes twice as much longer, so that small lists answer at once and long ones don't rush past.
 */
export function collapseDuration(height: number): number {
  return Math.min(LONGEST_MS, Math.round(SHORTEST_MS + MS_PER_ROOT_PX * Math.sqrt(Math.max(0, height))));
}

import type { Measured } from "./process/measure";

/** What the build itself says that its checks took, and their share of it. */
export function checksLine({ output, seconds }: Measured): string {
  const ms = Number(/were checked in (\d+) ms/.exec(output)?.[1] ?? NaN);
  return `  checks of addresses, words and secrets ${(ms / 1000).toFixed(1)} s, ${(ms / 10 / seconds).toFixed(1)} % of the clean build`;
}

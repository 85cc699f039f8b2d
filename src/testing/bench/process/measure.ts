import { spawnGroup, type SpawnOptions } from "./spawnGroup";
import { treeMemory } from "./treeMemory";

const SAMPLE_MS = 250;

/** What running a command took. */
export interface Measured {
  readonly seconds: number;
  /** Highest sum of resident memory over the process tree, in MiB; null without /proc, or for a command of a moment. */
  readonly peakMiB: number | null;
  readonly output: string;
}

/** Runs a command to its end and measures it. Fails with its output when its exit code isn't 0. */
export async function measure(command: string, args: readonly string[], options: SpawnOptions): Promise<Measured> {
  const start = performance.now();
  const group = spawnGroup(command, args, options);
  const samples: number[] = [];
  const timer = setInterval(() => {
    const now = group.child.pid === undefined ? null : treeMemory(group.child.pid);
    samples.push(...(now === null ? [] : [now]));
  }, SAMPLE_MS);
  try {
    const status = await group.ended;
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) {
      throw new Error(`\`${[command, ...args].join(" ")}\` failed in ${options.cwd}:\n${group.output()}`);
    }
    return { seconds, peakMiB: samples.length === 0 ? null : Math.max(...samples) / 1024, output: group.output() };
  } finally {
    clearInterval(timer);
  }
}

import type { Job, SampleRun } from "./SampleRun";

/** Hears of each program that has ended, and how many of all have. */
export type OnRun = (run: SampleRun, ended: number, all: number) => void;

/** Runs jobs, so many at a time. One that throws has failed; the others go on. */
export async function runJobs(
  jobs: readonly Job[],
  workers: number,
  onRun: OnRun = () => undefined,
): Promise<SampleRun[]> {
  const runs: SampleRun[] = [];
  const open = jobs.values();
  const work = async (): Promise<void> => {
    for (const { language, id, run } of open) {
      const fault = await run().catch((error: unknown) => String(error));
      const done = { language, id, fault };
      runs.push(done);
      onRun(done, runs.length, jobs.length);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
  return runs;
}

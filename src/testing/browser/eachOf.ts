/** Runs a job for each item, a few at a time: pages wait for the network more than for the processor. */
export async function eachOf<T>(items: readonly T[], atOnce: number, job: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Calls `work` for every item, at most `limit` at a time: a thousand files open at once are more than some systems let. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>, limit = 32): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

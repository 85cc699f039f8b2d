/** What has to happen before this process ends, however it ends: last come, first done. */
const duties = new Set<() => void>();
let watching = false;

/** Signals that end a process, with their numbers. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Registers a duty, which has to be synchronous; the result does it now instead, once. An interrupted benchmark would
 * otherwise leave builds that run on and copies of the project behind.
 */
export function atEnd(duty: () => void): () => void {
  watch();
  const once = (): void => {
    if (duties.delete(once)) {
      duty();
    }
  };
  duties.add(once);
  return once;
}

function watch(): void {
  if (watching) {
    return;
  }
  watching = true;
  process.once("exit", () => {
    for (const duty of [...duties].reverse()) {
      try {
        duty();
      } catch (error) {
        console.error(error);
      }
    }
  });
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.once(signal, () => {
      console.error(`${signal}: processes and copies are removed.`);
      process.exit(128 + number);
    });
  }
}

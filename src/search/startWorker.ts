/** Starts the search's worker: a file of its own, so that `script-src 'self'` covers it. */
export function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url));
}

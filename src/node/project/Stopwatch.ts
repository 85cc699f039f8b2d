/** Adds up the time that something takes which is done in many pieces. */
export class Stopwatch {
  #ms = 0;

  /** Time of all pieces so far, in milliseconds. */
  get ms(): number {
    return this.#ms;
  }

  /** Runs a piece, which must not wait for anything. */
  time<Result>(piece: () => Result): Result {
    const start = performance.now();
    try {
      return piece();
    } finally {
      this.#ms += performance.now() - start;
    }
  }
}

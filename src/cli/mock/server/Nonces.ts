import { MAX_CLOCK_OFFSET } from "../../../shared/signing/requestFields";

/**
 * The nonces of genuine requests, for as long as a copy of the request would be in time: `MAX_CLOCK_OFFSET` seconds from
 * its timestamp, and never less than that from its arrival. All times are Unix time in seconds.
 */
export class Nonces {
  readonly #until = new Map<string, number>();

  /** Notes a nonce; false where it is one that must not come again yet. */
  use(nonce: string, timestamp: number, now: number): boolean {
    const until = this.#until.get(nonce);
    if (until !== undefined && now <= until) {
      return false;
    }
    for (const [old, end] of this.#until) {
      if (now > end) {
        this.#until.delete(old);
      }
    }
    this.#until.set(nonce, Math.max(now, timestamp) + MAX_CLOCK_OFFSET);
    return true;
  }
}

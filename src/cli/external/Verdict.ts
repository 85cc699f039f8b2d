/**
 * - `ok`: the address answers, and has the anchor that the link names.
 * - `broken`: nothing is there, and the server (or the name service) says so.
 * - `unverified`: neither is proved. A server that refuses robots, asks for a login, is too busy or too slow says
 *   nothing of what readers see.
 */
export type Outcome = "ok" | "broken" | "unverified";

/** What is known of the target of an external link. */
export interface Verdict {
  readonly outcome: Outcome;
  /** Why, as in "answers 404"; "" for `ok`. */
  readonly reason: string;
  /** The address that it has moved to for good (301, 308), anchor included. */
  readonly movedTo?: string;
}

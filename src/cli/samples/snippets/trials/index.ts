import { receive } from "./receive";
import { readSignedRequest } from "./signedRequest";
import { sign } from "./sign";
import type { Trial } from "./Trial";
import { verify } from "./verify";

/** What fences can name as `try="…"`. */
export const TRIALS: ReadonlyMap<string, Trial> = new Map([
  ["sign", sign],
  ["verify", verify],
  ["receive", receive],
  ["signed-request", readSignedRequest],
]);

import { randomInt } from "node:crypto";

import { nodeRsa } from "../../../node/signing/nodeRsa";
import type { JsonValue } from "../../../shared/contracts/ApiModel";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { buildString, signedHeaders, signString } from "../../../shared/signing/signRequest";

/** A webhook as it goes over HTTP. */
export interface SignedWebhook {
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** What the signature was made over. */
  readonly stringToSign: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Signs the body of a webhook, as the platform does: without the address. `now` is in milliseconds. */
export async function signWebhook(
  method: string,
  content: JsonValue,
  key: PrivateKey,
  now: number,
): Promise<SignedWebhook> {
  const body = JSON.stringify(content);
  const nonceStr = Array.from({ length: 32 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const timestamp = String(Math.floor(now / 1000));
  const { stringToSign } = buildString({ kind: "callback", method, requestUrl: "", body, nonceStr, timestamp });
  return {
    method,
    headers: signedHeaders({ nonceStr, timestamp }, await signString(stringToSign, key, nodeRsa)),
    body,
    stringToSign,
  };
}

import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";

import { nodeRsa } from "../../../node/signing/nodeRsa";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { readPrivateKey } from "../../../shared/signing/keys/privateKey";
import { signatureHeaderOf } from "../../../shared/signing/signatureHeader";
import { signString } from "../../../shared/signing/signRequest";
import type { SignedWebhook } from "./signWebhook";

/** A way to deliver a webhook, and what a receiver has to make of it. */
export interface Delivery {
  /** Either: nothing is published on it. */
  readonly expected: "taken" | "refused" | "either";
  /** What is special about the message, as a clause; empty: nothing. */
  readonly special: string;
  /** Makes the message; `sign` gives a genuine one, signed so many seconds ago. */
  readonly make: (sign: (secondsAgo: number) => Promise<SignedWebhook>) => Promise<SignedWebhook>;
}

export const GENUINE: Delivery = { expected: "taken", special: "", make: (sign) => sign(0) };

/** Seconds of a day: a timestamp so old can't come from a clock that is off. */
const DAY = 86_400;

/** Genuine, but old. The pages advise against refusing it: a repeat may carry its first timestamp. */
export const STALE: Delivery = {
  expected: "either",
  special: "it is genuine, and was signed a day ago",
  make: (sign) => sign(DAY),
};

/** Messages that no receiver may take, each forged in another way. */
export const FORGED: readonly Delivery[] = [
  forged("the body was changed after it was signed", (sent) => ({ ...sent, body: changedBody(sent.body) })),
  forged("X-Nonce-Str was changed after it was signed", (sent) =>
    withHeader(sent, "X-Nonce-Str", (nonce) => `${nonce}x`),
  ),
  forged("X-Timestamp was changed after it was signed, to a day ago", (sent) =>
    withHeader(sent, "X-Timestamp", (timestamp) => String(Number(timestamp) - DAY)),
  ),
  forged("another key signed it", async (sent) => {
    const signature = await signString(sent.stringToSign, await strangersKey(), nodeRsa);
    return withHeader(sent, "X-Signature", () => signatureHeaderOf(signature));
  }),
  forged("it has no X-Signature", (sent) => ({
    ...sent,
    headers: sent.headers.filter(([name]) => name !== "X-Signature"),
  })),
];

function forged(special: string, change: (genuine: SignedWebhook) => SignedWebhook | Promise<SignedWebhook>): Delivery {
  return { expected: "refused", special, make: async (sign) => change(await sign(0)) };
}

/** One more field, in no genuine message. */
const changedBody = (body: string): string =>
  body === "{}" ? '{"tampered":true}' : body.replace("{", '{"tampered":true,');

const withHeader = (sent: SignedWebhook, name: string, change: (value: string) => string): SignedWebhook => ({
  ...sent,
  headers: sent.headers.map(([one, value]) => [one, one === name ? change(value) : value] as const),
});

let stranger: Promise<PrivateKey> | null = null;

/** A key that belongs to nobody; made once, as it takes a while. */
function strangersKey(): Promise<PrivateKey> {
  stranger ??= promisify(generateKeyPair)("rsa", { modulusLength: 2048 }).then(({ privateKey }) =>
    readPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" }).toString()),
  );
  return stranger;
}

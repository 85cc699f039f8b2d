import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";

import type { JsonValue } from "../../../shared/contracts/ApiModel";
import { nodeRsa } from "../../../node/signing/nodeRsa";
import type { PrivateKey } from "../../../shared/signing/keys/privateKey";
import { readPrivateKey } from "../../../shared/signing/keys/privateKey";
import { signatureHeaderOf } from "../../../shared/signing/signatureHeader";
import { signString } from "../../../shared/signing/signRequest";
import type { SignedWebhook } from "./signWebhook";

interface Message {
  /** What is special about the message, as a clause; empty: nothing. */
  readonly special: string;
  /** Makes the message; `sign` gives a genuine one, signed so many seconds ago. `falseBody`: see `falsified`. */
  readonly make: (sign: (secondsAgo: number) => Promise<SignedWebhook>, falseBody: JsonValue) => Promise<SignedWebhook>;
}

/** A way to deliver a webhook, and what a receiver has to make of it. */
export type Delivery = Message &
  (
    | { readonly expected: "taken" }
    // Who took it is told what to do.
    | { readonly expected: "refused"; readonly advice: string }
    // Both answers are right; each has a sentence on what follows from it.
    | { readonly expected: "either"; readonly ifTaken: string; readonly ifRefused: string }
  );

export const GENUINE: Delivery = { expected: "taken", special: "", make: (sign) => sign(0) };

/** Seconds of a day: a timestamp so old can't come from a clock that is off. */
const DAY = 86_400;

/** Genuine, but old. The pages advise against refusing it: a repeat may carry its first timestamp. */
export const STALE: Delivery = {
  expected: "either",
  special: "it is genuine, and was signed a day ago",
  ifTaken: "No age limit is published. Recognize repeats by their ids.",
  ifRefused:
    "No age limit is published, and a repeat may carry its first timestamp: your receiver would lose that one.",
  make: (sign) => sign(DAY),
};

/** Stands for every text of a false copy: a program that shows it works with what nobody signed. */
export const FALSE_TEXT = "FALSE-COPY";

/**
 * Every key of the body stands twice, first with a false value. Most parsers take the last of two, so that the signature
 * fits; others take the first, or mix both.
 */
export const TWICE: Delivery = {
  expected: "either",
  special: "a false copy of each key stands before the signed one",
  ifTaken: `Work with the text that was verified, not with the body: your program must not know ${FALSE_TEXT}.`,
  ifRefused: "That is as good as working with nothing but the text that was verified.",
  make: async (sign, falseBody) => {
    const sent = await sign(0);
    return { ...sent, body: withFalseCopies(sent.body, falseBody) };
  },
};

/** The fields of all these bodies with false texts: a copy that has more fields than the signed one shows in a mix. */
export function falsified(bodies: readonly JsonValue[]): JsonValue {
  return bodies.map(withFalseTexts).reduce(merged, {});
}

function withFalseTexts(value: JsonValue): JsonValue {
  if (typeof value === "string") return FALSE_TEXT;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(withFalseTexts);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFalseTexts(inner)]));
}

function merged(one: JsonValue, other: JsonValue): JsonValue {
  if (!isObject(one) || !isObject(other)) return isObject(one) ? one : other;
  const both = Object.entries(other).map(([key, value]) => [key, merged(one[key] ?? null, value)] as const);
  return { ...one, ...Object.fromEntries(both) };
}

const isObject = (value: JsonValue): value is Readonly<Record<string, JsonValue>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts a false copy of each key before the first one; an empty object has no key that could stand twice. */
export function withFalseCopies(body: string, falseBody: JsonValue): string {
  const genuine = JSON.parse(body) as JsonValue;
  if (!isObject(genuine) || !isObject(falseBody)) return body;
  const copies = Object.keys(genuine).map(
    (key) => `${JSON.stringify(key)}:${JSON.stringify(falseBody[key] ?? FALSE_TEXT)},`,
  );
  return body.replace("{", () => `{${copies.join("")}`);
}

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
  forged(
    "another JSON text stands behind the signed one",
    (sent) => ({ ...sent, body: `${sent.body} {}` }),
    "Refuse a body that doesn't end where its JSON ends: some parsers leave the rest unread.",
  ),
  ...["X-Signature", "X-Nonce-Str", "X-Timestamp"].map((name) =>
    forged(`it has no ${name}`, (sent) => ({
      ...sent,
      headers: sent.headers.filter(([one]) => one !== name),
    })),
  ),
];

/** Levels that no stack of a recursive program holds. */
const DEPTH = 100_000;

/** Is told apart from the others, as nobody reads so long a body in a terminal. */
export const DEEP: Delivery = forged(`its body is nested ${DEPTH.toLocaleString("en-US")} levels deep`, (sent) => ({
  ...sent,
  body: `${"[".repeat(DEPTH)}${"]".repeat(DEPTH)}`,
}));

/** What receivers are sent that have to refuse whatever isn't genuine. */
export const TAMPERED: readonly Delivery[] = [...FORGED, TWICE, STALE];

function forged(
  special: string,
  change: (genuine: SignedWebhook) => SignedWebhook | Promise<SignedWebhook>,
  advice = "Verify X-Signature first, and refuse what doesn't fit.",
): Delivery {
  return { expected: "refused", special, advice, make: async (sign) => change(await sign(0)) };
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

import { base64Of } from "./base64";
import { attempt } from "./attempt";
import { canonicalBody } from "./json/canonicalJson";
import type { PrivateKey } from "./keys/privateKey";
import { construct, rightConstruction } from "./mistakes/Construction";
import { rightly } from "./mistakes/dataEncodings";
import { requireMethod, requireNonce, requireTimestamp } from "./requestFields";
import { requireRequestUrl } from "./requestUrl";
import type { Rsa } from "./Rsa";
import { signatureHeaderOf } from "./signatureHeader";
import { refuse, type SigningFault } from "./SigningFault";
import { utf8Of } from "./utf8";

/** What a sender knows of a message. */
export interface SignedInput {
  /** Callbacks leave the URL out of the signature; to try a receiver, one can be signed with a key of one's own. */
  readonly kind: "request" | "callback";
  readonly method: string;
  /** Of a callback the address that it goes to, or empty. */
  readonly requestUrl: string;
  /** JSON as it is sent; empty: no body. */
  readonly body: string;
  readonly nonceStr: string;
  readonly timestamp: string;
}

export type SignedField = Exclude<keyof SignedInput, "kind">;

/** The steps from a message to the string to sign. */
export interface BuiltString {
  /** Canonical JSON and its base64 form; null: the signature has no `data`. */
  readonly canonicalJson: string | null;
  readonly data: string | null;
  readonly stringToSign: string;
}

/**
 * The faults of a message's fields, by field; empty: it can be signed. What languages print differently is a fault of
 * the sender: a body that was received can't be changed.
 */
export function faultsOf(input: SignedInput, isReceived = false): Partial<Record<SignedField, SigningFault>> {
  const checks: Record<SignedField, () => void> = {
    method: () => requireMethod(input.method),
    requestUrl: () => {
      if (input.kind === "request" || input.requestUrl !== "") requireRequestUrl(input.requestUrl);
    },
    nonceStr: () => requireNonce(input.nonceStr),
    timestamp: () => requireTimestamp(input.timestamp),
    body: () => {
      const body = canonicalBody(input.body, { strict: !isReceived });
      if (body !== null && input.method.toUpperCase() === "GET") {
        refuse("body-of-get");
      }
    },
  };
  const faults: Partial<Record<SignedField, SigningFault>> = {};
  for (const [field, check] of Object.entries(checks) as [SignedField, () => void][]) {
    const { fault } = attempt(check);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

/** Builds the string to sign of a message. Throws the first SigningFault of `faultsOf`, if there is one. */
export function buildString(input: SignedInput): BuiltString {
  for (const fault of Object.values(faultsOf(input))) throw fault;
  const body = canonicalBody(input.body, { strict: true });
  const message = { ...input, root: body?.root ?? null };
  return {
    canonicalJson: body?.json ?? null,
    data: body === null ? null : rightly(body.json),
    stringToSign: construct(message, rightConstruction(message)),
  };
}

/**
 * The signature of a string to sign, in base64. It is checked with the public half of the key before it is given out:
 * a damaged key or a faulty primitive is a SigningFault, never a wrong signature.
 */
export async function signString(text: string, key: PrivateKey, rsa: Rsa): Promise<string> {
  const message = utf8Of(text);
  let isGood = false;
  let signature = new Uint8Array();
  try {
    signature = await rsa.sign(key.pkcs8, message);
    isGood = await rsa.verify(key.publicKey.spki, signature, message);
  } catch {
    // The primitive refuses the key: the same fault.
  }
  if (!isGood) refuse("key-broken/signs");
  return base64Of(signature);
}

/** The headers of a signed message, without the access token of a request. */
export function signedHeaders(
  { nonceStr, timestamp }: Pick<SignedInput, "nonceStr" | "timestamp">,
  signature: string,
): [string, string][] {
  return [
    ["Content-Type", "application/json"],
    ["X-Signature", signatureHeaderOf(signature)],
    ["X-Nonce-Str", nonceStr],
    ["X-Timestamp", timestamp],
  ];
}

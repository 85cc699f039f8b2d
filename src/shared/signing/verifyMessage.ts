import { bytesOfBase64 } from "./base64";
import { readJson } from "./json/readJson";
import type { Bytes } from "./keys/der";
import { hexOf } from "./keys/der";
import type { PublicKey } from "./keys/publicKey";
import type { MessageHeaders } from "./messageHeaders";
import { construct, rightConstruction } from "./mistakes/Construction";
import type { Message } from "./mistakes/Message";
import { MISTAKES, type Mistake } from "./mistakes/mistakeTexts";
import { openSignature } from "./mistakes/openSignature";
import { variantsOf } from "./mistakes/variantsOf";
import type { Rsa } from "./Rsa";
import { readSignatureHeader } from "./signatureHeader";
import { SigningFault } from "./SigningFault";
import { utf8Of } from "./utf8";

/** What is known of a signature. Only `valid` means that the message may be trusted. */
export type Verdict =
  | { readonly kind: "valid"; readonly stringToSign: string }
  /** Not valid, and here is why: with these mistakes it was made. */
  | { readonly kind: "explained"; readonly stringToSign: string; readonly reasons: readonly string[] }
  /** Not valid, and nobody can tell why; `reasons` is what is known. */
  | { readonly kind: "unexplained"; readonly stringToSign: string; readonly reasons: readonly string[] };

/** A message as it arrived. */
export interface ReceivedMessage extends Pick<Message, "kind" | "method" | "requestUrl" | "body"> {
  readonly headers: MessageHeaders;
}

/** Reads the body of a received message. Throws a SigningFault where it isn't JSON. */
export function messageOf({ headers, ...rest }: ReceivedMessage): Message {
  const root = /^[ \t\r\n]*$/.test(rest.body) ? null : readJson(rest.body);
  return { ...rest, root, nonceStr: headers.nonceStr, timestamp: headers.timestamp };
}

/**
 * Whether a message is genuine: the signature is valid over the right string. Throws a SigningFault where the header has
 * another form or the body isn't sound JSON; such a message isn't genuine either.
 */
export async function isGenuine(received: ReceivedMessage, key: PublicKey, rsa: Rsa): Promise<boolean> {
  const message = messageOf(received);
  const text = construct(message, rightConstruction(message));
  return rsa.verify(key.spki, readSignatureHeader(received.headers.signature), utf8Of(text));
}

/** Verifies a message, and where it isn't genuine looks for the mistake that its signature was made with. */
export async function examine(received: ReceivedMessage, key: PublicKey, rsa: Rsa): Promise<Verdict> {
  const message = messageOf(received);
  const right = construct(message, rightConstruction(message));
  const { bytes, mistakes: inHeader } = readLoosely(received.headers.signature);
  if (inHeader.length === 0 && (await rsa.verify(key.spki, bytes, utf8Of(right)))) {
    return { kind: "valid", stringToSign: right };
  }

  const opened = openSignature(bytes, key, rsa);
  if (opened === null) {
    return { kind: "unexplained", stringToSign: right, reasons: [whyNot(bytes, key)] };
  }
  const known = [...inHeader, ...opened.mistakes];
  const explained = (stringToSign: string, ...more: readonly Mistake[]): Verdict => ({
    kind: "explained",
    stringToSign,
    reasons: [...new Set([...known, ...more])].map((mistake) =>
      mistake === "hash" ? `Signed with ${opened.otherHash ?? ""}. Use SHA-256.` : MISTAKES[mistake],
    ),
  });
  if (opened.otherHash !== null) return explained(right);

  const digestOf = (text: string) => rsa.sha256(utf8Of(text));
  const digest = await digestOf(right);
  if (await opened.covers(digest)) return explained(right);
  if ((await opened.covers(await rsa.sha256(digest))) || (await opened.covers(await digestOf(hexOf(digest))))) {
    return explained(right, "double-hash");
  }
  for (const { text, mistakes } of variantsOf(message)) {
    if (await opened.covers(await digestOf(text))) return explained(text, ...mistakes);
  }
  return {
    kind: "unexplained",
    stringToSign: right,
    reasons: opened.mistakes.includes("pss")
      ? [WRONG_KEY]
      : [
          "This key made the signature, but over another string, which no known mistake makes: of another body, URL, nonce or timestamp.",
        ],
  };
}

/** What is said of a signature that another key made. */
export const WRONG_KEY =
  "Another key made the signature; which one, it doesn't tell. Take the public key of the sender, from the same environment.";

function whyNot(signature: Bytes, key: PublicKey): string {
  const { length } = signature;
  const expected = Math.ceil(key.bits / 8);
  if (length === expected) return WRONG_KEY;
  return length === 32 || length === 20 || length === 64
    ? `The signature has ${length} bytes: that is a hash or an HMAC. It has to be an RSA signature, of ${expected} bytes with this key.`
    : `The signature has ${length} bytes, and those of this key have ${expected}: another key made it, or a part of it is missing.`;
}

/** The signature of a header in any form that is known, with what is wrong with it. */
function readLoosely(header: string): { bytes: Bytes; mistakes: Mistake[] } {
  const rest = header.replace(/^sha256 /, "");
  const mistakes: Mistake[] = rest === header || /^\s/.test(rest) ? ["header-word"] : [];
  const text = rest.replace(/^\s*(?:(?:rsa-)?sha-?256)?[\s:=,]*/i, "").trim();
  // A signature in base64 that has but these digits is not to be expected.
  const isHex = /^(?:[0-9a-f]{128})+$/i.test(text);
  const standard = text.replace(/[\s=]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, "=");
  if (isHex || padded !== text) mistakes.push("header-base64");
  const bytes = isHex ? Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16)) : attemptBase64(padded);
  if (bytes === null || bytes.length === 0) {
    throw new SigningFault("signature-header", "There is no signature in X-Signature that can be decoded.");
  }
  return { bytes, mistakes };
}

function attemptBase64(text: string): Bytes | null {
  try {
    return bytesOfBase64(text);
  } catch {
    return null;
  }
}

import { bytesOfHex, hexOf } from "./hex";
import { readJson } from "./json/readJson";
import { bytesOfLooseBase64, standardBase64 } from "./looseBase64";
import type { Bytes } from "./keys/der";
import type { PublicKey } from "./keys/publicKey";
import type { MessageHeaders } from "./messageHeaders";
import { construct, rightConstruction } from "./mistakes/Construction";
import type { Message } from "./mistakes/Message";
import type { Mistake } from "./mistakes/mistakeTexts";
import { openSignature } from "./mistakes/openSignature";
import { variantsOf } from "./mistakes/variantsOf";
import type { Rsa } from "./Rsa";
import type { Sentence } from "./sentences/Sentence";
import { refuse } from "./SigningFault";
import { utf8Of } from "./utf8";

/** What is known of a signature. */
export interface Verdict {
  /**
   * Only `valid` means that the message may be trusted. `explained`: it is not valid, and was made with the mistakes that
   * are the reasons. `unexplained`: nobody can tell why; the reasons are what is known.
   */
  readonly kind: "valid" | "explained" | "unexplained";
  /** The one of the rules; of an explained signature, the one that was signed. */
  readonly stringToSign: string;
  readonly reasons: readonly Sentence[];
}

/** A message as it arrived. */
export interface ReceivedMessage extends Pick<Message, "kind" | "method" | "requestUrl" | "body"> {
  readonly headers: MessageHeaders;
}

/** Reads the body of a received message. Throws a SigningFault where it isn't JSON. */
export function messageOf({ headers, ...rest }: ReceivedMessage): Message {
  const root = /^[ \t\r\n]*$/.test(rest.body) ? null : readJson(rest.body);
  return { ...rest, root, nonceStr: headers.nonceStr, timestamp: headers.timestamp };
}

/** Verifies a message, and where it isn't genuine looks for the mistake that its signature was made with. */
export async function examine(received: ReceivedMessage, key: PublicKey, rsa: Rsa): Promise<Verdict> {
  const message = messageOf(received);
  const right = construct(message, rightConstruction(message));
  const { bytes, mistakes: inHeader } = readLoosely(received.headers.signature);
  const verdict = (kind: Verdict["kind"], stringToSign: string, ...reasons: readonly Sentence[]): Verdict => ({
    kind,
    stringToSign,
    reasons,
  });
  if (inHeader.length === 0 && (await rsa.verify(key.spki, bytes, utf8Of(right)))) return verdict("valid", right);

  const opened = openSignature(bytes, key, rsa);
  if (opened === null) return verdict("unexplained", right, whyNot(bytes, key));
  const { flaw, covers } = opened;
  const explained = (stringToSign: string, ...more: readonly Mistake[]): Verdict => {
    const said = (mistakes: readonly Mistake[]) => [...new Set(mistakes)].map((mistake) => [mistake] as const);
    return verdict("explained", stringToSign, ...said(inHeader), ...(flaw === null ? [] : [flaw]), ...said(more));
  };
  if (covers === null) return explained(right);

  const digestOf = (text: string) => rsa.sha256(utf8Of(text));
  const digest = await digestOf(right);
  if (await covers(digest)) return explained(right);
  if ((await covers(await rsa.sha256(digest))) || (await covers(await digestOf(hexOf(digest))))) {
    return explained(right, "double-hash");
  }
  for (const { text, mistakes } of variantsOf(message)) {
    if (await covers(await digestOf(text))) return explained(text, ...mistakes);
  }
  return verdict("unexplained", right, [flaw?.[0] === "pss" ? "wrong-key" : "wrong-string"]);
}

function whyNot({ length }: Bytes, key: PublicKey): Sentence {
  const expected = Math.ceil(key.bits / 8);
  return length === expected
    ? ["wrong-key"]
    : [[20, 32, 64].includes(length) ? "wrong-hash" : "wrong-length", `${length}`, `${expected}`];
}

/** The signature of a header in any form that is known, with what is wrong with it. */
function readLoosely(header: string): { bytes: Bytes; mistakes: Mistake[] } {
  const rest = header.replace(/^sha256 /, "");
  const mistakes: Mistake[] = rest === header || /^\s/.test(rest) ? ["header-word"] : [];
  const text = rest.replace(/^\s*(?:(?:rsa-)?sha-?256)?[\s:=,]*/i, "").trim();
  // A signature in base64 that has but these digits is not to be expected.
  const isHex = /^(?:[0-9a-f]{128})+$/i.test(text);
  if (isHex || standardBase64(text) !== text) mistakes.push("header-base64");
  const bytes = isHex ? bytesOfHex(text) : bytesOfLooseBase64(text);
  return bytes === null ? refuse("signature-header/none") : { bytes, mistakes };
}

import { nodeRsa } from "../../../node/signing/nodeRsa";
import { isGenuine } from "../../../shared/signing/isGenuine";
import type { JsonNode } from "../../../shared/signing/json/JsonNode";
import { readJson } from "../../../shared/signing/json/readJson";
import type { PublicKey } from "../../../shared/signing/keys/publicKey";
import { construct, rightConstruction } from "../../../shared/signing/mistakes/Construction";
import { SigningFault } from "../../../shared/signing/SigningFault";
import type { ReceivedMessage } from "../../../shared/signing/verifyMessage";
import { examine, messageOf } from "../../../shared/signing/verifyMessage";
import { openSignature } from "../../../shared/signing/mistakes/openSignature";
import { inWords } from "../../../shared/signing/sentences/inWords";
import type { Sentence } from "../../../shared/signing/sentences/Sentence";
import { readSignatureHeader } from "../../../shared/signing/readSignatureHeader";
import { utf8Of } from "../../../shared/signing/utf8";
import { debugBlock } from "./debugBlock";
import { digitsAdvice } from "./digitsAdvice";
import { MockError } from "./MockError";
import { ownMistakes } from "./ownMistakes";

/** Characters of a body for which all known mistakes are tried. Each is tried over the whole body. */
const EXPLAINED = 65_536;

/** Here the sender is told, who has no public key to take. */
const OWN_KEY =
  "Another key made it. Sign with the private key that this mock has printed (PRIVATE_KEY_FILE); each start makes new keys.";

/**
 * Refuses a message that isn't genuine; where a known mistake explains its signature, the answer names it. `origins` are
 * those that a program may have signed in place of the mock's.
 */
export async function checkSignature(
  message: ReceivedMessage,
  key: PublicKey,
  origins: readonly string[],
): Promise<void> {
  const reasons = await reasonsAgainst(message, key, origins);
  if (reasons === null) {
    return;
  }
  const root = message.body === "" ? null : readJson(message.body);
  const { nonceStr, timestamp } = message.headers;
  const own = { ...message, root, nonceStr, timestamp };
  throw new MockError("INVALID_REQUEST_SIGNATURE", `The signature does not match. ${reasons.join(" ")}`, {
    // Not the string that was signed: the one that should have been.
    debug: debugBlock({ ...own, stringToSign: construct(own, rightConstruction(own)) }, message.headers),
  });
}

/** Null: genuine. */
async function reasonsAgainst(
  message: ReceivedMessage,
  key: PublicKey,
  origins: readonly string[],
): Promise<readonly string[] | null> {
  try {
    if (message.body.length > EXPLAINED) {
      const genuine = await isGenuine(message, key, nodeRsa);
      return genuine ? null : ["The body is too long to look for the mistake."];
    }
    const verdict = await examine(message, key, nodeRsa);
    if (verdict.kind === "valid") return null;
    const own = verdict.kind === "explained" ? null : await ownReasonsAgainst(message, key, origins);
    const { root } = messageOf(message);
    return own ?? verdict.reasons.map((reason) => toSender(reason, root));
  } catch (error) {
    if (!(error instanceof SigningFault)) {
      throw error;
    }
    return [inWords(error.sentence)];
  }
}

function toSender(reason: Sentence, root: JsonNode | null): string {
  if (reason[0] === "digits" && root !== null) return digitsAdvice(root);
  return reason[0] === "wrong-key" ? OWN_KEY : inWords(reason);
}

/** What the mock tries beyond the shared verifier; null: it knows nothing more. */
async function ownReasonsAgainst(
  message: ReceivedMessage,
  key: PublicKey,
  origins: readonly string[],
): Promise<readonly string[] | null> {
  const opened = openSignature(readSignatureHeader(message.headers.signature), key, nodeRsa);
  if (opened === null || opened.covers === null) return null;
  const ways = opened.flaw === null ? [] : [inWords(opened.flaw)];
  for (const { text, reasons } of ownMistakes(messageOf(message), origins)) {
    if (await opened.covers(await nodeRsa.sha256(utf8Of(text)))) {
      return [...ways, ...reasons];
    }
  }
  return null;
}

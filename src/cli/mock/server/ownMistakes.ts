import { readJson } from "../../../shared/signing/json/readJson";
import type { Construction } from "../../../shared/signing/mistakes/Construction";
import { construct, rightConstruction } from "../../../shared/signing/mistakes/Construction";
import { deviationsOf } from "../../../shared/signing/mistakes/deviations";
import type { Message } from "../../../shared/signing/mistakes/Message";
import type { Mistake } from "../../../shared/signing/mistakes/mistakeTexts";
import { MISTAKES } from "../../../shared/signing/mistakes/mistakeTexts";
import { digitsAdvice } from "./digitsAdvice";

/** A string that a program may have signed, and what is wrong with it. */
export interface OwnMistake {
  readonly text: string;
  readonly reasons: readonly string[];
}

/** A message and a construction that deviate in one way, which the page's workbench doesn't try: its size is limited. */
interface Attempt {
  readonly reason: string;
  readonly message: Message;
  readonly change: Partial<Construction>;
}

/** Values of `signType` that name a thing near to it; those that the shared verifier tries are not among them. */
const SIGN_TYPES = [
  ...["sha-256", "SHA-256", "sha256WithRSA", "SHA256withRSA", "SHA256WithRSA", "rsa-sha256", "rsa", "RSA", "RSA2"],
  ...["hmac-sha256", "HMAC-SHA256", "HmacSHA256", "HMACSHA256", "sha1", "SHA1", "sha512", "SHA512", "md5", "MD5", ""],
];

/** Bodies that stand for none in some languages, as texts: an object, null, a list, a text. */
const NOTHINGS = ["{}", "null", "[]", '""'];

/** Bodies longer than this, in UTF-16 units, are tried with one deviation only, and in no other order. */
const MAX_LENGTH_OF_PAIRS = 5_000;

/**
 * Strings to sign with a mistake that the shared verifier doesn't know: another host, another `signType`, a body that
 * isn't the request's, another order of the parts, a part that is missing. Each but the order is tried alone and with
 * one of the verifier's own. `origins` are those that a program may have called in place of this one.
 */
export function* ownMistakes(message: Message, origins: readonly string[]): Generator<OwnMistake> {
  const right = rightConstruction(message);
  const attempts = attemptsOf(message, origins);
  for (const { reason, message: tried, change } of attempts) {
    yield { text: construct(tried, { ...right, requestUrl: urlOf(tried), ...change }), reasons: [reason] };
  }
  yield* withoutPart(message);
  if (message.body.length > MAX_LENGTH_OF_PAIRS) return;
  yield* inOtherOrder(message);
  for (const { reason, message: tried, change } of attempts) {
    for (const { mistakes, change: known } of deviationsOf(tried)) {
      const text = construct(tried, { ...right, requestUrl: urlOf(tried), ...known, ...change });
      yield { text, reasons: [reason, ...mistakes.map((mistake) => told(mistake, tried))] };
    }
  }
}

const told = (mistake: Mistake, { root }: Message): string =>
  mistake === "digits" && root !== null ? digitsAdvice(root) : MISTAKES[mistake];

const urlOf = ({ kind, requestUrl }: Message): string | null => (kind === "request" ? requestUrl : null);

function attemptsOf(message: Message, origins: readonly string[]): Attempt[] {
  const rest = message.requestUrl.replace(/^\w+:\/\/[^/?]*/, "");
  const called = message.requestUrl.slice(0, message.requestUrl.length - rest.length);
  const hosts = origins
    .filter((origin) => origin !== called)
    .map((origin) => ({
      reason: `Signed for the host ${origin}, but ${called} was called. Sign the exact URL you call.`,
      message: { ...message, requestUrl: origin + rest },
      change: {},
    }));
  const types = SIGN_TYPES.map((signType) => ({
    reason: `\`signType\` was signed as \`${signType}\`. It is always \`sha256\`, in lower case.`,
    message,
    change: { signType },
  }));
  return [...hosts, ...types, ...otherBodies(message)];
}

/** Another body was signed: one that stands for nothing, in place of what was sent. */
function otherBodies(message: Message): Attempt[] {
  const isNothing = message.root === null || ["{}", "null"].includes(message.body.trim());
  const advice = isNothing ? "Without a body, leave the part `data` out" : "Sign the body that you send";
  return NOTHINGS.filter((body) => body !== message.body.trim()).map((body) => {
    const base64 = Buffer.from(body).toString("base64");
    return {
      reason: `\`data\` is \`${base64}\`, which is \`${body}\` as base64. ${advice}.`,
      message: { ...message, body, root: readJson(body) },
      change: { data: "any-body" as const },
    };
  });
}

/** The parts of the right string. None of their values but the URL holds a `&`. */
function partsOf(message: Message): string[] {
  const right = rightConstruction(message);
  const withoutUrl = construct(message, { ...right, requestUrl: null }).split("&");
  if (right.requestUrl === null) return withoutUrl;
  const at = withoutUrl.findIndex((part) => part.startsWith("signType="));
  return [...withoutUrl.slice(0, at), `requestUrl=${right.requestUrl}`, ...withoutUrl.slice(at)];
}

const nameOf = (part: string): string => part.slice(0, part.indexOf("="));

/** The verifier itself knows of `data` and `requestUrl` that are missing. */
function* withoutPart(message: Message): Generator<OwnMistake> {
  const parts = partsOf(message);
  for (const name of ["method", "nonceStr", "signType", "timestamp"]) {
    const text = parts.filter((part) => nameOf(part) !== name).join("&");
    yield { text, reasons: [`\`${name}\` was left out of the string to sign.`] };
  }
}

/** Every order of the parts: 720 at the most. */
function* inOtherOrder(message: Message): Generator<OwnMistake> {
  for (const parts of permutations(partsOf(message))) {
    const names = parts.map(nameOf).join(", ");
    yield {
      text: parts.join("&"),
      reasons: [`${MISTAKES.order} They were signed as ${names}.`],
    };
  }
}

function* permutations(items: readonly string[]): Generator<readonly string[]> {
  if (items.length < 2) {
    yield items;
    return;
  }
  for (const [index, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [first, ...rest];
  }
}

import type { IncomingMessage } from "node:http";

import { clockNote, MAX_CLOCK_OFFSET, requireNonce, requireTimestamp } from "../../../shared/signing/requestFields";
import { inWords } from "../../../shared/signing/sentences/inWords";
import { SigningFault } from "../../../shared/signing/SigningFault";
import type { MessageHeaders } from "../../../shared/signing/messageHeaders";
import { MockError } from "./MockError";
import { isPlaceholder } from "./placeholders";
import type { AccessToken, Tokens } from "./Tokens";

/** What the headers of a signed call say; nothing of it is verified but the token and the time. */
export interface SignedHeaders extends MessageHeaders {
  readonly token: AccessToken;
}

const SIGNED = ["Authorization", "X-Signature", "X-Nonce-Str", "X-Timestamp"] as const;

/** The value of a header; a MockError where it stands twice, as readers differ in which one counts. */
export function headerOf({ headersDistinct }: IncomingMessage, name: string): string | undefined {
  const values = headersDistinct[name.toLowerCase()] ?? [];
  if (values.length > 1) {
    throw new MockError("MOCK_HEADER_REPEATED", `The header ${name} stands ${values.length} times. Send it once.`);
  }
  return values[0];
}

/** Reads the headers of a signed call. Throws a MockError for what is missing, malformed, unknown or out of time. */
export function checkSignedHeaders(request: IncomingMessage, tokens: Tokens, now: number): SignedHeaders {
  const values = SIGNED.map((name) => headerOf(request, name) ?? "");
  const missing = SIGNED.filter((_name, index) => values[index] === "");
  if (missing.length > 0) {
    throw new MockError(
      "MOCK_HEADER_MISSING",
      `A signed call has the headers ${SIGNED.join(", ")}. Missing: ${missing.join(", ")}.`,
    );
  }
  const [authorization, signature, nonceStr, timestamp] = values as [string, string, string, string];
  const token = checkToken(authorization, tokens);
  checkTimestamp(timestamp, now);
  try {
    requireNonce(nonceStr);
  } catch (error) {
    throw faultAs("MOCK_NONCE_INVALID", error, `X-Nonce-Str is \`${nonceStr}\``);
  }
  return { token, signature, nonceStr, timestamp };
}

function checkToken(authorization: string, tokens: Tokens): AccessToken {
  const text = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (text === undefined) {
    const [scheme = ""] = authorization.split(" ");
    if (authorization === "Bearer") {
      throw new MockError(
        "TOKEN_INVALID",
        "Nothing stands behind `Bearer`: the variable of the access token is empty.",
      );
    }
    throw new MockError(
      "TOKEN_INVALID",
      `Authorization is \`Bearer\`, one space and the access token; \`${scheme}\` came.`,
    );
  }
  const token = tokens.find(text);
  if (token === undefined && isPlaceholder(text)) {
    throw new MockError("TOKEN_INVALID", `The access token is \`${text}\`, a placeholder. Get one from /v1/token.`);
  }
  if (token === undefined) {
    throw new MockError("TOKEN_INVALID", "This mock has given out no such access token. Get one from /v1/token.");
  }
  if (tokens.isExpired(token)) {
    throw new MockError("TOKEN_EXPIRED", `The access token ran out at ${new Date(token.expiresAt).toISOString()}.`);
  }
  return token;
}

function checkTimestamp(timestamp: string, now: number): void {
  try {
    requireTimestamp(timestamp);
  } catch (error) {
    throw faultAs("INVALID_TIMESTAMP", error, `X-Timestamp is \`${timestamp}\``);
  }
  if (clockNote(timestamp, now) !== null) {
    const offset = Number(timestamp) - now;
    throw new MockError(
      "INVALID_TIMESTAMP",
      `X-Timestamp is ${timestamp}, ${Math.abs(offset)} seconds ${offset < 0 ? "behind" : "ahead of"} the mock's clock, ${now}. It may be ${MAX_CLOCK_OFFSET} off.`,
    );
  }
}

/** A fault of the signing library as an answer; whatever else was thrown stays what it is. */
function faultAs(code: "INVALID_TIMESTAMP" | "MOCK_NONCE_INVALID", error: unknown, what: string): unknown {
  return error instanceof SigningFault ? new MockError(code, `${what}: ${inWords(error.sentence)}`) : error;
}

/** Refuses a body of another kind than the call's; without a described body it is JSON that is announced. */
export function checkContentType(request: IncomingMessage, expected: string): string {
  const sent = headerOf(request, "Content-Type") ?? "";
  const encoding = headerOf(request, "Content-Encoding") ?? "identity";
  if (encoding !== "identity") {
    throw new MockError("MOCK_CONTENT_TYPE", `The body came as ${encoding}. Send it uncompressed.`);
  }
  const [kind = ""] = sent.split(";");
  if (kind.trim().toLowerCase() !== expected) {
    const came = sent === "" ? "none came" : `\`${sent}\` came`;
    throw new MockError("MOCK_CONTENT_TYPE", `The header Content-Type has to be ${expected}; ${came}.`);
  }
  return sent;
}

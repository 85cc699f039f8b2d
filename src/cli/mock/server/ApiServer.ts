import type { IncomingMessage } from "node:http";

import type { CheckedCall } from "../../../node/api";
import type { ApiCall, JsonValue } from "../../../shared/contracts/ApiModel";
import type { PublicKey } from "../../../shared/signing/keys/publicKey";
import { checkContentType, checkSignedHeaders } from "./checkHeaders";
import type { SignedHeaders } from "./checkHeaders";
import { checkParameters, requireFilledPath } from "./checkParameters";
import { checkSignature } from "./checkSignature";
import { chooseCall } from "./chooseCall";
import type { MockAnswer } from "./MockAnswer";
import { MockError } from "./MockError";
import { Nonces } from "./Nonces";
import { MAX_FORM_BYTES, MAX_JSON_BYTES, readBody } from "./readBody";
import { readForm } from "./readForm";
import { readJsonBody } from "./readJsonBody";
import type { Target } from "./readTarget";
import type { Route } from "./Routes";
import { successAnswer } from "./successAnswer";
import type { Tokens } from "./Tokens";

/** A request that is as described: the call that it is for, and its body; a form counts as an object. */
export interface CheckedRequest {
  readonly checked: CheckedCall;
  readonly body: JsonValue | undefined;
}

/** The API server: verifies signed calls, holds them against the description and answers with the documented example. */
export class ApiServer {
  readonly #nonces = new Nonces();
  readonly #tokens: Tokens;
  readonly #key: PublicKey;
  readonly #now: () => number;
  readonly #origins: readonly string[];

  /** `origins`: of the real platform, which a program may have signed by mistake. */
  constructor(tokens: Tokens, key: PublicKey, now: () => number, origins: readonly string[]) {
    this.#tokens = tokens;
    this.#key = key;
    this.#now = now;
    this.#origins = origins;
  }

  /** From the outside in: headers, then the signature over all of it, and only then what a genuine sender asks for. */
  async answer(
    request: IncomingMessage,
    target: Target,
    route: Route,
  ): Promise<CheckedRequest & { readonly answer: MockAnswer }> {
    // What was never filled in explains all that follows, the signature too.
    requireFilledPath(route);
    const now = Math.floor(this.#now() / 1000);
    const [first] = route.calls;
    const headers = checkSignedHeaders(request, this.#tokens, now);
    const isForm = first.call.request?.contentType === "multipart/form-data";
    const { checked, body } = isForm
      ? await this.#checkForm(request, target, first, headers, now)
      : await this.#checkJson(request, target, route, headers, now);
    checkParameters({ checked, body }, request, target, route);
    return { checked, body, answer: successAnswer(checked.call) };
  }

  async #checkJson(
    request: IncomingMessage,
    target: Target,
    { calls }: Route,
    headers: SignedHeaders,
    now: number,
  ): Promise<CheckedRequest> {
    checkContentType(request, "application/json");
    const { text, value, numbers } = readJsonBody(await readBody(request, MAX_JSON_BYTES));
    await this.#checkGenuine(request, target, text, headers, now);
    const [first] = calls;
    checkScopes(first.call, headers);
    if (first.call.request === null) {
      // An empty object is signed like no body, and many clients send one.
      if (value !== undefined && value !== null && JSON.stringify(value) !== "{}") {
        throw new MockError("MOCK_BODY_NOT_EXPECTED", `The call ${first.call.id} is described without a body.`);
      }
      return { checked: first, body: undefined };
    }
    if (value === undefined) {
      throw new MockError("VALIDATION_ERROR", `The call ${first.call.id} needs a JSON body; none came.`);
    }
    return { checked: chooseCall(calls, value, numbers), body: value };
  }

  /** What a signature covers of a form is not published. The samples sign a form as if it had no body. */
  async #checkForm(
    request: IncomingMessage,
    target: Target,
    checked: CheckedCall,
    headers: SignedHeaders,
    now: number,
  ): Promise<CheckedRequest> {
    const type = checkContentType(request, "multipart/form-data");
    const bytes = await readBody(request, MAX_FORM_BYTES);
    await this.#checkGenuine(request, target, "", headers, now);
    checkScopes(checked.call, headers);
    const form = checked.call.request;
    if (form === null) return { checked, body: undefined };
    const body = await readForm(bytes, type, form);
    return { checked: chooseCall([checked], body), body };
  }

  async #checkGenuine(
    { method = "", socket: { localPort = 0 } }: IncomingMessage,
    { url: requestUrl }: Target,
    body: string,
    headers: SignedHeaders,
    now: number,
  ): Promise<void> {
    const local = ["127.0.0.1", "localhost", "[::1]"].flatMap((name) => [
      `http://${name}:${localPort}`,
      `http://${name}`,
    ]);
    await checkSignature({ kind: "request", method, requestUrl, body, headers }, this.#key, [
      ...local,
      ...this.#origins,
    ]);
    // Only now: what strangers send uses up nobody's nonce.
    if (!this.#nonces.use(headers.nonceStr, Number(headers.timestamp), now)) {
      throw new MockError(
        "MOCK_NONCE_REUSED",
        `X-Nonce-Str \`${headers.nonceStr}\` came before, within 120 seconds. Make a new one for every call, retries too.`,
      );
    }
  }
}

function checkScopes({ id, scopes }: ApiCall, { token }: SignedHeaders): void {
  const missing = token.scopes === null ? [] : scopes.filter((scope) => token.scopes?.includes(scope) !== true);
  if (missing.length > 0) {
    throw new MockError(
      "CLIENT_NO_PERMISSION",
      `The call ${id} needs the scope ${missing.join(", ")}. The token has ${token.scopes?.join(", ") ?? "all"}.`,
    );
  }
}

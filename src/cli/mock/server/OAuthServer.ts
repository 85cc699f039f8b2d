import type { IncomingMessage } from "node:http";

import type { CheckedCall } from "../../../node/api";
import type { ApiCall, JsonValue } from "../../../shared/contracts/ApiModel";
import { parameterFaults } from "./checkParameters";
import { checkContentType, headerOf } from "./checkHeaders";
import { chooseCall } from "./chooseCall";
import type { Credentials } from "./Mock";
import { jsonAnswer } from "./MockAnswer";
import type { MockAnswer } from "./MockAnswer";
import { MockError } from "./MockError";
import { MAX_JSON_BYTES, readBody } from "./readBody";
import { readJsonBody } from "./readJsonBody";
import type { NumberTexts } from "./readJsonBody";
import { isPlaceholder } from "./placeholders";
import type { Target } from "./readTarget";
import type { Route } from "./Routes";
import { successAnswer } from "./successAnswer";
import type { Scopes, Tokens } from "./Tokens";

type Fields = Readonly<Record<string, JsonValue>>;

const fieldsOf = (value: JsonValue | undefined): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** What programs print for a variable that isn't set. */
const UNSET = ["", "undefined", "null", "None"];

/** The operations that the OAuth server plays, beyond answering their examples, by their ids in the description. */
const TOKEN = "getToken";
const INSPECTION = "inspectToken";

/**
 * The OAuth server: tokens for three grants, their inspection, and consent in a browser, which is given at once. Codes
 * and tokens of the documented examples are taken too, any number of times, so that each example works as it stands.
 */
export class OAuthServer {
  readonly #tokens: Tokens;
  readonly #credentials: Credentials;

  constructor(tokens: Tokens, credentials: Credentials) {
    this.#tokens = tokens;
    this.#credentials = credentials;
  }

  /** Answers a call with the client's credentials. */
  async answerBasic(
    request: IncomingMessage,
    route: Route,
  ): Promise<{ checked: CheckedCall; body: JsonValue; answer: MockAnswer }> {
    this.#checkClient(headerOf(request, "Authorization") ?? "");
    const { body, numbers } = await readRequest(request);
    const { calls } = route;
    const [{ call: first }] = calls;
    if (first.operationId === TOKEN) {
      checkGrantType(body, calls);
    }
    const checked = asInvalidRequest(() => chooseCall(calls, body, numbers));
    return { checked, body, answer: this.#answer(checked.call, fieldsOf(body)) };
  }

  /** Answers the address that browsers are sent to: back to the application, as if the merchant had given consent. */
  answerConsent(request: IncomingMessage, target: Target, route: Route): { call: ApiCall; answer: MockAnswer } {
    const [checked] = route.calls;
    const { call } = checked;
    const value = (name: string): string => target.query.get(name)?.[0] ?? "";
    if (target.query.has("responseType") && value("responseType") !== "code") {
      throw new MockError("UnSupportedResponseType", `responseType is \`code\`; \`${value("responseType")}\` came.`);
    }
    const faults = parameterFaults(checked, request, target, route);
    if (faults !== "") {
      throw new MockError(
        faults.includes("`scope`") && value("scope") !== "" ? "InvalidScope" : "InvalidRequest",
        faults,
      );
    }
    const example = call.queryParameters.find(({ name }) => name === "clientId")?.example;
    if (value("clientId") !== this.#credentials.clientId && value("clientId") !== example) {
      throw new MockError("InvalidClient", `There is no client id \`${value("clientId")}\`.`);
    }
    const redirectUri = value("redirectUri");
    const address = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
    if (address === null || !/^https?:$/.test(address.protocol)) {
      throw new MockError(
        "InvalidRequest",
        `redirectUri is a whole address, from https:// on; \`${redirectUri}\` came.`,
      );
    }
    const scopes = value("scope").split(",");
    address.searchParams.set("code", this.#tokens.issueCode({ scopes, redirectUri }));
    if (target.query.has("state")) {
      address.searchParams.set("state", value("state"));
    }
    return { call, answer: { status: 302, headers: { Location: address.href }, body: "" } };
  }

  #checkClient(authorization: string): void {
    const { clientId, clientSecret } = this.#credentials;
    const pair = /^Basic (\S+)$/.exec(authorization)?.[1];
    if (pair === undefined) {
      const came = authorization === "" ? "none came" : `\`${authorization.split(" ")[0] ?? ""}\` came`;
      throw new MockError("InvalidClient", `Authorization is \`Basic\` with client id and client secret; ${came}.`);
    }
    const given = Buffer.from(pair, "base64").toString();
    const unset = given.split(":").find((part) => UNSET.includes(part) || isPlaceholder(part));
    if (unset !== undefined) {
      throw new MockError(
        "InvalidClient",
        `Client id or secret is \`${unset}\`: set CLIENT_ID and CLIENT_SECRET as the mock printed them at its start.`,
      );
    }
    if (given !== `${clientId}:${clientSecret}`) {
      throw new MockError(
        "InvalidClient",
        "The client id or secret is unknown. The mock takes the pair that it printed at its start.",
      );
    }
  }

  #answer(call: ApiCall, body: Fields): MockAnswer {
    if (call.operationId === TOKEN) {
      return this.#issue(call, this.#scopesFor(call, body));
    }
    return call.operationId === INSPECTION ? this.#inspect(call, textOf(body["token"])) : successAnswer(call);
  }

  #issue(call: ApiCall, scopes: Scopes): MockAnswer {
    const example = fieldsOf(call.response?.example);
    const seconds = typeof example["expiresIn"] === "number" ? example["expiresIn"] : 3600;
    return jsonAnswer(200, { ...example, ...this.#tokens.issue(scopes, seconds) });
  }

  #scopesFor(call: ApiCall, body: Fields): Scopes {
    const example = fieldsOf(call.request?.example);
    const [code, redirectUri, refreshToken] = ["code", "redirectUri", "refreshToken"].map((name) =>
      textOf(body[name]),
    ) as [string, string, string];
    switch (body["grantType"]) {
      case "authorization_code": {
        const taken =
          code === example["code"]
            ? { scopes: null, redirectUri: textOf(example["redirectUri"]) }
            : this.#tokens.takeCode(code);
        if (taken === undefined) {
          throw new MockError(
            "InvalidCode",
            "The code is unknown or used up: it works once, even when the exchange fails.",
          );
        }
        if (taken.redirectUri !== redirectUri) {
          throw new MockError(
            "InvalidGrant",
            `redirectUri was \`${taken.redirectUri}\` in the consent step; \`${redirectUri}\` came.`,
          );
        }
        return taken.scopes;
      }
      case "refresh_token": {
        const scopes = refreshToken === example["refreshToken"] ? null : this.#tokens.scopesOf(refreshToken);
        if (scopes === undefined) {
          throw new MockError("InvalidGrant", "This mock has given out no such refresh token.");
        }
        return scopes;
      }
      default:
        return null;
    }
  }

  #inspect(call: ApiCall, text: string): MockAnswer {
    const example = fieldsOf(call.response?.example);
    if (text === fieldsOf(call.request?.example)["token"]) {
      return successAnswer(call);
    }
    const token = this.#tokens.find(text);
    if (token === undefined) {
      return jsonAnswer(200, { ...example, active: false });
    }
    return jsonAnswer(200, {
      ...example,
      active: !this.#tokens.isExpired(token),
      clientId: this.#credentials.clientId,
      exp: Math.floor(token.expiresAt / 1000),
      ...(token.scopes === null ? {} : { scopes: token.scopes }),
    });
  }
}

async function readRequest(request: IncomingMessage): Promise<{ body: JsonValue; numbers: NumberTexts }> {
  const type = headerOf(request, "Content-Type") ?? "";
  if (type.startsWith("application/x-www-form-urlencoded")) {
    throw new MockError("InvalidRequest", "The body is JSON with camelCase keys, not a form.");
  }
  checkContentType(request, "application/json");
  const bytes = await readBody(request, MAX_JSON_BYTES);
  const { value, numbers } = asInvalidRequest(() => readJsonBody(bytes));
  if (value === undefined) {
    throw new MockError("InvalidRequest", "The body is missing; it is JSON.");
  }
  return { body: value, numbers };
}

function checkGrantType(body: JsonValue, calls: readonly CheckedCall[]): void {
  const fields = fieldsOf(body);
  const known = calls.map(({ call }) => textOf(fieldsOf(call.request?.example)["grantType"]));
  const type = fields["grantType"];
  if (type === undefined && "grant_type" in fields) {
    throw new MockError("InvalidRequest", "`grantType` is missing; `grant_type` stands there. Keys are camelCase.");
  }
  if (type !== undefined && !known.includes(textOf(type))) {
    throw new MockError(
      "UnSupportedGrantType",
      `grantType is one of ${known.join(", ")}; ${JSON.stringify(type)} came.`,
    );
  }
}

/** The OAuth server has one code for whatever is wrong with a request. */
function asInvalidRequest<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw error instanceof MockError ? new MockError("InvalidRequest", error.message) : error;
  }
}

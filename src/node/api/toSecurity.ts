import type { ApiAuth } from "../../shared/contracts/ApiModel";
import { nearestFirst } from "../../shared/nearest";
import { entriesOf, get, itemsOf, textOf, textsOf } from "./Located";
import type { Located } from "./Located";
import type { Description } from "./readDescription";

export interface Security {
  readonly auth: ApiAuth;
  readonly scopes: readonly string[];
}

/** Schemes by the key that tells what a call asks for, strongest first. */
const KEYS: readonly (readonly [key: string, auth: ApiAuth])[] = [
  ["callbackSignature", "callback"],
  ["signature", "signed"],
  ["clientCredentials", "basic"],
];

/** What a call has to prove, from the first requirement of its `security` or of the root's. */
export function toSecurity(description: Description, own: Located | undefined): Security {
  const requirements = own ?? get(description.root ?? undefined, "security");
  const first = itemsOf(requirements)[0];
  const entries = entriesOf(first);
  if (first === undefined || entries.size === 0) {
    return { auth: "none", scopes: [] };
  }
  const schemes = entriesOf(get(get(description.root ?? undefined, "components"), "securitySchemes"));
  const typeOf = (key: string): string | undefined => textOf(get(schemes.get(key)?.value, "type"));
  for (const [key, { keyAt }] of entries) {
    if (!schemes.has(key)) {
      description.report({
        ...keyAt,
        rule: "api-reference",
        message: `there is no security scheme \`${key}\``,
        known: nearestFirst(key, [...schemes.keys()]),
        fix: "use one of the known schemes, or add it to openapi.yaml",
      });
    }
  }
  const scopes = [...entries].flatMap(([key, { value }]) => (typeOf(key) === "oauth2" ? textsOf(value) : []));
  const auth = KEYS.find(([key]) => entries.has(key))?.[1];
  if (auth !== undefined) {
    return { auth, scopes };
  }
  if (![...entries.keys()].some((key) => typeOf(key) === "apiKey")) {
    description.report({
      ...first.at,
      rule: "api-call",
      message: `no kind of authorization has the schemes ${[...entries.keys()].map((key) => `\`${key}\``).join(", ")}`,
      known: KEYS.map(([key]) => key),
      fix: "add the scheme that tells how the call is authorized, or write `security: []`",
    });
  }
  return { auth: "apiKey", scopes };
}

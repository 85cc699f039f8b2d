import type { ApiAuth, ApiCall, ApiCallKind } from "../../shared/contracts/ApiModel";
import { resolveProduct } from "../../shared/product";
import type { Direction } from "./assembleExample";
import { caveatsOf } from "./caveats";
import { entriesOf, get, textOf, textsOf } from "./Located";
import type { Located } from "./Located";
import type { Description } from "./readDescription";
import { buildBody } from "./toBody";
import type { BuiltBody } from "./toBody";
import type { BuiltCall } from "./toCalls";

export const INTERACTION_KINDS: readonly ApiCallKind[] = ["redirect", "intent", "message", "sdk"];
export const AUTHS: readonly ApiAuth[] = ["signed", "basic", "callback", "none", "apiKey"];

/** Calls that OpenAPI has no word for: redirects of a browser, intents between apps, messages between windows, SDKs. */
export function toInteractions(description: Description, slug: string): BuiltCall[] {
  return [...entriesOf(get(description.root ?? undefined, "x-interactions"))].flatMap(([id, entry]) => {
    const node = description.resolve(entry.value);
    return node === null ? [] : [toInteraction(description, id, entry.keyAt, node, slug)];
  });
}

function toInteraction(
  description: Description,
  id: string,
  idAt: Located["at"],
  node: Located,
  slug: string,
): BuiltCall {
  const text = (key: string): string | undefined => textOf(get(node, key));
  const request = body(description, get(node, "request"), "sent");
  const response = body(description, get(node, "response"), "received");
  const call: ApiCall = {
    id,
    kind: INTERACTION_KINDS.find((kind) => kind === text("kind")) ?? "sdk",
    operationId: id,
    method: text("method") ?? "",
    path: text("address") ?? "",
    host: text("host") ?? null,
    title: text("summary") ?? id,
    description: (text("description") ?? "").trim(),
    auth: AUTHS.find((auth) => auth === text("auth")) ?? "none",
    scopes: [],
    tag: text("tag") ?? "",
    page: resolveProduct(text("page") ?? "", slug),
    pathParameters: [],
    queryParameters: [],
    headerParameters: [],
    request: request?.body ?? null,
    response: response?.body ?? null,
    errors: textsOf(get(node, "errors")),
    webhooks: textsOf(get(node, "webhooks")),
    related: textsOf(get(node, "related")),
    caveats: caveatsOf(get(node, "uncertain")),
    at: node.at,
  };
  const pathAt = get(node, "address")?.at ?? node.at;
  return { call, node, operation: node, request, response, parameters: [], idAt, pathAt };
}

function body(description: Description, node: Located | undefined, direction: Direction): BuiltBody | null {
  const schema = get(node, "schema");
  if (schema === undefined) {
    return null;
  }
  const contentType = textOf(get(node, "contentType")) ?? "application/json";
  return buildBody(description, { contentType, schema, given: get(node, "example"), failure: undefined }, direction);
}

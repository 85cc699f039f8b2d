import type { ApiCall } from "../../shared/contracts/ApiModel";
import { resolveProduct } from "../../shared/product";
import type { Place } from "../issues";
import { caveatsOf } from "./caveats";
import { entriesOf, get, itemsOf, keyPlace, textOf, textsOf } from "./Located";
import type { Located, LocatedEntry } from "./Located";
import type { Description } from "./readDescription";
import { bodySource, buildBody, successOf, ownSchema } from "./toBody";
import type { BuiltBody } from "./toBody";
import { toInteractions } from "./toInteractions";
import { parameterSources, toParameters } from "./toParameters";
import type { ParameterSource } from "./toParameters";
import { toSecurity } from "./toSecurity";

/** A call of the model with the parts of the description that it comes from. */
export interface BuiltCall {
  readonly call: ApiCall;
  /** What describes the call alone: an operation, an entry of `x-calls`, an interaction. */
  readonly node: Located;
  readonly operation: Located;
  readonly request: BuiltBody | null;
  readonly response: BuiltBody | null;
  readonly parameters: readonly ParameterSource[];
  /** Place of the call's id, and of its path or address. */
  readonly idAt: Place;
  readonly pathAt: Place;
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** All calls in the order of openapi.yaml: operations, webhooks, interactions. */
export function toCalls(description: Description, slug: string): BuiltCall[] {
  const root = description.root ?? undefined;
  const operations = (kind: "paths" | "webhooks"): BuiltCall[] =>
    [...entriesOf(get(root, kind))].flatMap(([path, entry]) => {
      const item = description.resolve(entry.value);
      return item === null
        ? []
        : METHODS.flatMap((method) => {
            const operation = entriesOf(item).get(method);
            const at = { path, pathAt: entry.keyAt, item, method };
            return operation === undefined ? [] : ofOperation(description, { ...at, operation, kind, slug });
          });
    });
  return [...operations("paths"), ...operations("webhooks"), ...toInteractions(description, slug)];
}

interface OperationPlace {
  readonly path: string;
  readonly pathAt: Place;
  readonly item: Located;
  readonly method: string;
  readonly operation: LocatedEntry;
  readonly kind: "paths" | "webhooks";
  readonly slug: string;
}

function ofOperation(description: Description, place: OperationPlace): BuiltCall[] {
  const operation = place.operation.value;
  const shared = get(operation, "x-calls");
  return shared === undefined
    ? [toCall(description, place, operation, false)]
    : itemsOf(shared).map((entry) => toCall(description, place, entry, true));
}

function toCall(description: Description, place: OperationPlace, node: Located, shared: boolean): BuiltCall {
  const { item, path, slug } = place;
  const operation = place.operation.value;
  const webhook = place.kind === "webhooks";
  const operationId = textOf(get(operation, "operationId")) ?? "";
  const id = shared ? (textOf(get(node, "id")) ?? "") : operationId;
  // The entries of `x-calls` are extensions as a whole: their keys need no `x-`.
  const own = (key: string): Located | undefined => get(node, shared ? key : `x-${key}`);
  const body = (key: string): Located | undefined => (shared ? get(node, key) : undefined);
  const owner = { operation, id, shared, webhook };
  const parameters = parameterSources(description, item, operation);
  const request = requestOf(description, { ...owner, own: ownSchema(description, body("request")) });
  const response = responseOf(description, { ...owner, own: ownSchema(description, body("response")) });
  const security = toSecurity(description, get(operation, "security"));
  const target = textOf(get(operation, "x-target")) ?? textOf(get(item, "x-target"));
  const idKey = shared ? "id" : "operationId";
  const call: ApiCall = {
    id,
    kind: webhook ? "webhook" : "operation",
    operationId,
    method: place.method.toUpperCase(),
    path: webhook ? `{${target ?? "address"}}` : path,
    host: webhook ? null : hostOf(description, item, operation),
    title: textOf(get(node, "summary")) ?? textOf(get(operation, "summary")) ?? id,
    description: (textOf(get(node, "description")) ?? textOf(get(operation, "description")) ?? "").trim(),
    auth: webhook ? "callback" : security.auth,
    scopes: security.scopes,
    tag: (shared ? textOf(get(node, "tag")) : undefined) ?? textsOf(get(operation, "tags"))[0] ?? "",
    page: resolveProduct(textOf(own("page")) ?? "", slug),
    pathParameters: toParameters(description, parameters, "path"),
    queryParameters: toParameters(description, parameters, "query"),
    headerParameters: toParameters(description, parameters, "header"),
    request: request?.body ?? null,
    response: response?.body ?? null,
    errors: textsOf(own("errors")),
    webhooks: textsOf(own("webhooks")),
    related: textsOf(own("related")),
    caveats: [...caveatsOf(own("uncertain")), ...(shared ? caveatsOf(get(operation, "x-uncertain")) : [])],
    at: shared ? node.at : place.operation.keyAt,
  };
  const places = { idAt: get(node, idKey)?.at ?? keyPlace(node, idKey), pathAt: place.pathAt };
  return { call, node, operation, request, response, parameters, ...places };
}

/** Name of the host: that of the nearest `servers` whose entry has an `x-host`. */
function hostOf(description: Description, item: Located, operation: Located): string | null {
  for (const holder of [operation, item, description.root ?? undefined]) {
    const host = itemsOf(get(holder, "servers")).map((server) => textOf(get(server, "x-host")))[0];
    if (host !== undefined) {
      return host;
    }
  }
  return null;
}

interface BodyOwner {
  readonly operation: Located;
  readonly id: string;
  /** The body's schema as an entry of `x-calls` names it. */
  readonly own: Located | undefined;
  readonly shared: boolean;
  readonly webhook: boolean;
}

function requestOf(description: Description, { operation, id, own, shared, webhook }: BodyOwner): BuiltBody | null {
  const source = bodySource(description, get(operation, "requestBody"), id, shared);
  return source === null
    ? null
    : buildBody(description, { ...source, schema: own ?? source.schema }, webhook ? "received" : "sent");
}

function responseOf(description: Description, { operation, id, own, shared, webhook }: BodyOwner): BuiltBody | null {
  const source = bodySource(description, successResponse(operation), id, shared);
  if (source === null) {
    return null;
  }
  const success = successOf(description, source);
  return buildBody(description, { ...success, schema: own ?? success.schema }, webhook ? "sent" : "received");
}

/** The response of success: `default`, else the first with a status of success. */
export function successResponse(operation: Located): Located | undefined {
  const responses = entriesOf(get(operation, "responses"));
  const status = responses.has("default") ? "default" : [...responses.keys()].find((key) => /^2/.test(key));
  return status === undefined ? undefined : responses.get(status)?.value;
}

import type { ApiBody, ApiCall, ApiField, JsonValue } from "../../../shared/contracts/ApiModel";
import type { CallPlan, FormPart, Origin } from "./CallPlan";
import type { SampleContext } from "./SampleContext";
import { TOKEN_HOST } from "./tokenCalls";

// Each language writes these itself.
const OWN_HEADERS = new Set(["authorization", "content-type", "x-signature", "x-nonce-str", "x-timestamp"]);

/** Decides what a sample of the call sends; null where the call has none. */
export function planCall(call: ApiCall, context: SampleContext): CallPlan | null {
  const { auth, host } = call;
  if (call.kind !== "operation" || host === null) return null;
  // How an API key travels is not described, and a page without credentials is for a browser.
  if (auth !== "signed" && auth !== "basic") return null;
  const origin = originOf(host, context);
  const tokenOrigin = auth === "signed" ? originOf(TOKEN_HOST, context) : null;
  if (origin === null || (auth === "signed" && tokenOrigin === null)) return null;
  return {
    id: call.id,
    title: call.title,
    method: call.method.toUpperCase(),
    path: call.path,
    auth,
    origin,
    tokenOrigin,
    target: targetOf(call),
    headers: call.headerParameters
      .filter((field) => !OWN_HEADERS.has(field.name.toLowerCase()) && isSent(field))
      .map((field) => [field.name, wellFormed(textOf(valueOf(field)))]),
    ...bodyOf(call.request),
  };
}

function originOf(host: string, { hosts }: SampleContext): Origin | null {
  const entry = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (entry === undefined) return null;
  const { production, sandbox = production } = entry;
  return { variable: `${host.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toUpperCase()}_ORIGIN`, sandbox, production };
}

function targetOf(call: ApiCall): string {
  const path = call.path.replace(/\{([^{}]+)\}|[^!-~]|["'`<>\\^|]/gu, (whole, name: string | undefined) => {
    // No URL holds a blank, a quote or a sign beyond ASCII.
    if (name === undefined) return percentEncode(whole);
    const field = call.pathParameters.find((parameter) => parameter.name === name);
    return percentEncode(field === undefined ? whole : textOf(valueOf(field)));
  });
  const query = call.queryParameters.filter(isSent).flatMap((field) => {
    const value = valueOf(field);
    const values: readonly JsonValue[] = Array.isArray(value) ? (value as readonly JsonValue[]) : [value];
    return values.map((one) => `${percentEncode(field.name)}=${percentEncode(textOf(one))}`);
  });
  return query.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${query.join("&")}`;
}

/** What is required is sent, and of the rest what has an example that says something. */
function isSent(field: ApiField): boolean {
  return (
    field.presence === "required" || (field.example !== undefined && field.example !== null && field.example !== "")
  );
}

function valueOf(field: ApiField): JsonValue {
  return field.example ?? field.type.enum?.[0]?.value ?? field.type.default ?? field.name;
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

// Stricter than encodeURIComponent: the URL is signed as it is sent, and HTTP clients differ in what they do to !'()*.
function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Half of a surrogate pair has no bytes: it goes as the sign for what can't be shown. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

function bodyOf(request: ApiBody | null): Pick<CallPlan, "body" | "form"> {
  if (request === null || request.exampleIs === "none") return { body: undefined, form: undefined };
  if (!request.contentType.startsWith("multipart/")) return { body: request.example, form: undefined };
  const example = request.example !== null && typeof request.example === "object" ? request.example : {};
  const form = Object.entries(example as Record<string, JsonValue>).map(([name, value]): FormPart => {
    const type = request.type.fields?.find((field) => field.name === name)?.type;
    return { name, value: wellFormed(textOf(value)), isFile: type?.format === "binary" };
  });
  return { body: undefined, form };
}

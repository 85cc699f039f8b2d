import type { ApiBody, ApiCall, ApiField, JsonValue } from "../../../../shared/contracts/ApiModel";
import type { SampleContext } from "../SampleContext";

/** Hosts of an invented site. */
export const CONTEXT: SampleContext = {
  hosts: {
    api: { production: "https://open.example.com", sandbox: "https://sb-open.example.com" },
    oauth: { production: "https://oauth.example.com", sandbox: "https://sb-oauth.example.com" },
  },
};

/** A text with every sign that some language holds special. */
export const AWKWARD =
  "Kopi & Roti <set> 茶 x2 😀 $5 ${HOME} `id` 'one' \"two\" \\n \\u0041 %s {0} #{x} ?> */ \t\n end";

/** A call with everything but what a test is about. */
export function callOf(facts: Partial<ApiCall>): ApiCall {
  return {
    id: "exampleCall",
    kind: "operation",
    operationId: facts.id ?? "exampleCall",
    method: "POST",
    path: "/v3/example",
    host: "api",
    title: "Example call",
    description: "",
    auth: "signed",
    scopes: [],
    tag: "Example",
    page: "example",
    pathParameters: [],
    queryParameters: [],
    headerParameters: [],
    request: null,
    response: null,
    errors: [],
    webhooks: [],
    related: [],
    caveats: [],
    at: { file: "content/api/example.yaml", line: 1, column: 1 },
    ...facts,
  };
}

export function bodyOf(example: JsonValue): ApiBody {
  return { contentType: "application/json", type: { label: "object" }, example, exampleIs: "given" };
}

export function fieldOf(name: string, example?: JsonValue, presence: ApiField["presence"] = "required"): ApiField {
  return {
    name,
    description: "",
    presence,
    type: { label: "string" },
    caveats: [],
    ...(example === undefined ? {} : { example }),
  };
}

/** Calls that between them have everything that can go wrong. */
export const CALLS = {
  nested: callOf({
    id: "createOrder",
    title: "Create an order",
    path: "/v3/order",
    request: bodyOf({
      storeId: "1700000000000000002",
      order: {
        title: AWKWARD,
        amount: 1250,
        rate: 12.5,
        tip: -3,
        paid: false,
        open: true,
        voucher: null,
        "key & <odd>": "",
        additionalData: "",
      },
      items: [{ z: 1, a: [[], {}, { y: 2, b: "https://shop.example.com/?a=1&b=2" }] }, "plain", 7],
      method: ["TNG_MY", "BOOST_MY"],
      empty: [],
    }),
  }),
  query: callOf({
    id: "listOrders",
    title: "List orders",
    method: "GET",
    path: "/v3/orders",
    queryParameters: [
      fieldOf("status", ["PAID", "OPEN"]),
      fieldOf("search", "a b&c=d/é'(x)*"),
      fieldOf("limit", 10, "optional"),
      fieldOf("cursor", "", "optional"),
      fieldOf("note", undefined, "optional"),
    ],
  }),
  encoded: callOf({
    id: "getVoucher",
    title: "Get a voucher",
    method: "GET",
    path: "/v3/voucher/{code}/use",
    pathParameters: [fieldOf("code", "AB#12/3 4?é+%")],
  }),
  removal: callOf({
    id: "removeItem",
    title: "Remove an item",
    method: "DELETE",
    path: "/v3/item",
    request: bodyOf({ id: "ITEM-1", reason: "<&>" }),
  }),
  bareRemoval: callOf({ id: "removeStore", title: "Remove a store", method: "DELETE", path: "/v3/store/1" }),
  change: callOf({ id: "changeItem", title: "Change an item", method: "PATCH", request: bodyOf({ name: "茶" }) }),
  replacement: callOf({ id: "putItem", title: "Replace an item", method: "PUT", request: bodyOf({ name: "x" }) }),
  emptyBody: callOf({ id: "emptyBody", title: "Send an empty body", request: bodyOf({}) }),
  bodiless: callOf({ id: "noBody", title: "Send no body" }),
  listBody: callOf({ id: "listBody", title: "Send a list", request: bodyOf([{ b: 1, a: 2 }, "x"]) }),
  header: callOf({
    id: "withHeader",
    title: "Send a header",
    headerParameters: [fieldOf("X-Store-Id", "1700'$2"), fieldOf("X-Nonce-Str", "no")],
  }),
  token: callOf({
    id: "getToken",
    title: "Get a token",
    path: "/v1/token",
    host: "oauth",
    auth: "basic",
    request: bodyOf({ grantType: "refresh_token", refreshToken: "EXAMPLE_REFRESH_TOKEN" }),
  }),
  upload: callOf({
    id: "uploadFile",
    title: "Upload a file",
    path: "/v3/partner/file/upload",
    request: {
      ...bodyOf({ file: "example.pdf", fileName: "testing" }),
      contentType: "multipart/form-data",
      type: {
        label: "object",
        fields: [{ ...fieldOf("file"), type: { label: "string", format: "binary" } }, fieldOf("fileName")],
      },
    },
  }),
  odd: callOf({
    id: "pattern",
    title: "Send what languages take otherwise",
    path: "/v3/é 'x'\n/{id}",
    pathParameters: [fieldOf("id", "\uD800")],
    request: bodyOf({ map: { "0": "a", "1": "b" }, none: {}, signs: "\uFEFF \u0085 ` end" }),
  }),
  webhook: callOf({
    id: "paymentNotification",
    kind: "webhook",
    title: "Payment notification",
    path: "{notifyUrl}",
    host: null,
    auth: "callback",
    request: bodyOf({
      eventType: "PAYMENT_WEB_ONLINE",
      data: { order: { title: AWKWARD, amount: 1250 }, list: [{ b: 1, a: null }], voucher: {}, rate: 0.5 },
    }),
  }),
} satisfies Record<string, ApiCall>;

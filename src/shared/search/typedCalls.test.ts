import type { SearchData } from "./SearchData";
import type { SearchDocument } from "./SearchDocument";
import { callPathsOf, typedCalls } from "./typedCalls";

const CALLS = [
  ["POST", "/v3/pay"],
  ["POST", "/v3/pay"],
  ["GET", "/v3/order/{id}"],
  ["PATCH", "/v3/order/{id}"],
  ["GET", "/v3/order/latest"],
  ["GET", "/v3/order/{id}/history"],
  ["GET", "/authorize"],
  ["GET", "{redirectUrl}"],
  ["POST", "/"],
] as const;
const DOCUMENTS = CALLS.map(([method, path]) => ({ operation: { method, path } }) as SearchDocument);
const DATA: Pick<SearchData, "callPaths"> = { callPaths: callPathsOf(DOCUMENTS) };

test.each([
  ["/v3/pay", "/v3/pay", [0, 1]],
  ["post  /V3/Pay/", "post  /v3/pay", [0, 1]],
  ["GET /v3/pay", "GET /v3/pay", []],
  ["/v3/order/0815", "/v3/order/{id}", [2, 3]],
  ["PATCH https://api.example.com/v3/order/08-15?expand=all#top", "PATCH /v3/order/{id}", [3]],
  ["{{baseUrl}}/v3/order/:id", "/v3/order/{id}", [2, 3]],
  ["localhost:8000/v3/order/{orderId}/history", "/v3/order/{id}/history", [5]],
  ["/v3/order/latest", "/v3/order/latest", [4]],
  ['"/authorize",', "/authorize", [6]],
  ["400 at /v3/order/17: ORDER_NOT_EXIST", "400 at /v3/order/{id} ORDER_NOT_EXIST", []],
])("%j is read as %j", (typed, text, documents) => {
  expect(typedCalls(typed, DATA)).toEqual({ text, documents: new Set(documents) });
});

test.each(["/v3/order/lat", "/v3/order", "and/or", "/loyalty/authorize", "/", "order/17", "{redirectUrl}", "a / b"])(
  "%j is no call yet",
  (typed) => {
    expect(typedCalls(typed, DATA)).toEqual({ text: typed, documents: new Set() });
  },
);

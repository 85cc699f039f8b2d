import type { ApiCall, ApiField, ApiType } from "../../shared/contracts/ApiModel";
import { compareCalls } from "./compareCalls";
import { compareErrors } from "./compareErrors";
import type { Facts } from "./Facts";
import { explain, lineOf } from "./reasons";

const field = (name: string, type: ApiType, presence: ApiField["presence"] = "required"): ApiField => ({
  ...{ name, type, presence, description: "", caveats: [] },
});
const text: ApiType = { label: "string" };
const body = (fields: readonly ApiField[]) => ({
  ...{ contentType: "application/json", type: { label: "object", fields }, example: null, exampleIs: "none" as const },
});

const CALL: ApiCall = {
  ...{ id: "pay", kind: "operation", operationId: "pay", method: "POST", path: "/pay", host: "api", title: "Pay" },
  ...{ description: "", auth: "signed", scopes: ["manage_payment"], tag: "", page: "pay" },
  ...{ pathParameters: [], queryParameters: [], headerParameters: [] },
  request: body([
    field("order", { label: "object", fields: [field("id", text), field("amount", { label: "integer" })] }),
    field("lines", { label: "array of object", items: { label: "object", fields: [field("sku", text)] } }),
    field("kind", { label: "string", enum: [{ value: "A", description: "" }] }),
  ]),
  response: body([field("item", { label: "Payment", schema: "Payment" })]),
  ...{ errors: ["NOT_FOUND"], webhooks: [], related: [], caveats: [] },
  at: { file: "", line: 1, column: 1 },
};

const FACTS: Facts = {
  pages: [
    {
      id: "pay",
      endpoints: [
        {
          ...{ name: "Pay", method: "POST", path: "/pay", auth: "signed", scope: "manage_payment" },
          bodyParams: [
            { name: "order.id", type: "String", required: true },
            { name: "order.amount", type: "Uint64", required: true },
            { name: "lines[].sku", type: "String", required: true },
            { name: "kind", type: "String", required: true, enum: ["A"] },
          ],
          responseFields: [{ name: "item", type: "Object", present: "always", schema: "Payment" }],
        },
      ],
      likelyErrors: { codes: ["NOT_FOUND"] },
    },
  ],
  schemas: {},
  errorCodes: { oauth: [], api: [{ code: "NOT_FOUND" }] },
};

const lines = (facts: Facts, calls: readonly ApiCall[]) => compareCalls(facts, calls, new Map()).map(lineOf);

test("a description that has all that the facts have has no differences", () => {
  expect(lines(FACTS, [CALL])).toEqual([]);
  expect(compareErrors(FACTS, [CALL], new Set(["NOT_FOUND"]), new Map())).toEqual([]);
});

const changed = (change: Partial<ApiCall>) => [{ ...CALL, ...change }];

test.each([
  ["no call", [], ["missing call pay: Pay: POST /pay"]],
  [
    "another scope",
    changed({ scopes: [] }),
    ["different scope pay: manage_payment in the facts, none in the description"],
  ],
  ["another authorization", changed({ auth: "none" }), [expect.stringContaining("different authorization pay")]],
  [
    "fields that are gone, new, of another type, optional, or without a value",
    changed({
      request: body([
        field("order", { label: "object", fields: [field("id", { label: "integer" })] }),
        field("lines", {
          label: "array of object",
          items: { label: "object", fields: [field("sku", text, "optional")] },
        }),
        field("kind", { label: "string", enum: [{ value: "B", description: "" }] }),
        field("more", text),
      ]),
    }),
    [
      "different field pay body order.id: String in the facts, integer in the description",
      "missing field pay body order.amount: Uint64",
      "different field pay body lines[].sku: required in the facts, optional in the description",
      "missing enum pay body kind: A",
      "extra enum pay body kind: B",
      "extra field pay body more: string",
    ],
  ],
])("%s is seen", (_what, calls, expected) => {
  expect(lines(FACTS, calls as ApiCall[])).toEqual(expected);
});

test("an error code that only one side has is seen", () => {
  const differences = compareErrors(FACTS, changed({ errors: ["OTHER"] }), new Set(["OTHER"]), new Map());
  expect(differences.map(lineOf)).toEqual([
    ...["missing error code error catalogue: NOT_FOUND", "extra error code error catalogue: OTHER"],
    ...["missing error code page pay: NOT_FOUND", "extra error code page pay: OTHER"],
  ]);
});

test("differences are grouped by their reasons; what has none, and a reason of nothing, is told apart", () => {
  const differences = compareCalls(FACTS, changed({ scopes: [], auth: "none" }), new Map());
  const { groups, idle } = explain(differences, [{ match: ["^different scope", "^never"], reason: "Because." }]);
  expect(groups.map(({ reason, differences: found }) => [reason, found.length])).toEqual([
    ["Because.", 1],
    [null, 1],
  ]);
  expect(idle).toEqual(["^never"]);
});

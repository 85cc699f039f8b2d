import { loadFragments, operation, placeIn, placesOf, withBody } from "../../testing/fixtures/apiFragments";
import { digestCall, loadApi } from ".";

/** A path with one operation in `a.yaml`. */
const path = (more: string): Record<string, string> => ({
  "a.yaml": `paths:\n  /pay/{id}:\n    post:\n${operation("pay", more)}`,
});
const ID = `      parameters:
        - { name: id, in: path, required: true, description: The id., schema: { type: string }, example: A1 }
`;

test("without api/ there is nothing, and nothing is wrong", () => {
  const source = { texts: new Map([["site.yaml", "a: 1"]]), label: "content", scope: {}, docIds: [] };
  expect(loadApi({ ...source, errorCatalogue: null })).toEqual({
    model: { calls: [], schemas: [] },
    bundle: null,
    issues: [],
  });
});

test("an operation is a call with everything that the description says of it", () => {
  const api = loadFragments(
    path(
      `${ID}      x-errors: [NOT_FOUND]\n      x-related: [pay]\n      x-uncertain: [{ kind: unknown, note: Who knows. }]\n`,
    ),
  );
  expect(api.issues).toEqual([]);
  expect(api.model.calls).toEqual([
    {
      ...{ id: "pay", kind: "operation", operationId: "pay", method: "POST", path: "/pay/{id}", host: "api" },
      ...{ title: "Pay", description: "Pays.", auth: "signed", scopes: ["manage_payment"], tag: "Payments" },
      page: "pay",
      pathParameters: [
        {
          ...{ name: "id", description: "The id.", presence: "required", type: { label: "string" }, example: "A1" },
          caveats: [],
        },
      ],
      ...{ queryParameters: [], headerParameters: [], request: null },
      response: {
        ...{ contentType: "application/json", type: { label: "Done", schema: "Done" }, failure: "ErrorAnswer" },
        ...{ example: { code: "SUCCESS" }, exampleIs: "assembled" },
      },
      ...{ errors: ["NOT_FOUND"], webhooks: [], related: ["pay"], caveats: [{ kind: "unknown", note: "Who knows." }] },
      at: { file: "content/api/a.yaml", line: 3, column: 5 },
    },
  ]);
});

const SHARED = {
  "a.yaml": `paths:
  /token:
    post:
      operationId: getToken
      summary: Get a token
      tags: [Payments]
      security: [{ clientCredentials: [] }]
      requestBody:
        content:
          application/json:
            schema:
              oneOf:
                - { $ref: "#/schemas/ByCode" }
                - { $ref: "#/schemas/BySecret" }
            examples:
              getByCode: { value: { grant: code } }
      responses:
        default:
          description: The result.
          content:
            application/json:
              schema:
                anyOf:
                  - { $ref: "common.yaml#/schemas/Done" }
                  - { $ref: "common.yaml#/schemas/ErrorAnswer" }
      x-calls:
        - id: getByCode
          summary: By code
          description: By code.
          page: pay
          request: { $ref: "#/schemas/ByCode" }
        - id: getBySecret
          summary: By secret
          description: By secret.
          page: "{product}/refund"
          request: { $ref: "#/schemas/BySecret" }
          response: { $ref: "common.yaml#/schemas/Done" }
schemas:
  ByCode:
    type: object
    description: By code.
    required: [grant]
    properties: { grant: { const: code, description: The grant. } }
  BySecret:
    type: object
    description: By secret.
    required: [grant]
    properties: { grant: { const: secret, description: The grant. } }
`,
};

test("calls that share an operation have its address, bodies of their own, and the examples with their names", () => {
  const api = loadFragments(SHARED);
  expect(api.issues).toEqual([]);
  expect(api.model.calls).toMatchObject([
    {
      ...{ id: "getByCode", operationId: "getToken", path: "/token", auth: "basic", page: "pay" },
      request: { type: { fields: [{ name: "grant" }] }, example: { grant: "code" }, exampleIs: "given" },
      response: { type: { schema: "Done" }, failure: "ErrorAnswer" },
      at: { line: 27, column: 11 },
    },
    {
      ...{ id: "getBySecret", operationId: "getToken", page: "acme-pay/refund" },
      request: { type: { fields: [{ name: "grant" }] }, example: { grant: "secret" }, exampleIs: "assembled" },
      response: { type: { fields: [{ name: "code" }] } },
    },
  ]);
});

test("a body that is no form of the shared operation's, and an example of no call, are reported", () => {
  const text = SHARED["a.yaml"]
    .replace(
      '- { $ref: "#/schemas/BySecret" }',
      "- { type: object, required: [other], properties: { other: { type: string, description: Other. } } }",
    )
    .replace("getByCode: { value: { grant: code } }", "getByCod: { value: { grant: code } }");
  const files = { "a.yaml": text };
  expect(placesOf(loadFragments(files))).toEqual([
    placeIn(files, "a.yaml", 'request: ¦{ $ref: "#/schemas/BySecret" }', "api-call"),
    placeIn(files, "a.yaml", "getByCod:", "api-call"),
  ]);
});

test("webhooks and interactions are calls; a call names the webhooks that it triggers", () => {
  const api = loadFragments({
    "a.yaml": `paths:
  /pay:
    post:
${operation("pay", "      x-webhooks: [paid]\n")}webhooks:
  paid:
    post:
${operation("paid", "      x-target: notifyUrl\n").replace("default:", '"200":')}x-interactions:
  startIntent:
    kind: intent
    method: INTENT
    address: "{PRODUCT}_PAYMENT"
    summary: Start
    description: Starts.
    tag: Payments
    page: pay
    request:
      schema: { type: object, properties: { a: { type: integer, description: A. } } }
      example: { a: 1 }
`,
  });
  expect(api.issues).toEqual([]);
  expect(api.model.calls).toMatchObject([
    { id: "pay", webhooks: ["paid"] },
    { id: "paid", kind: "webhook", path: "{notifyUrl}", host: null, auth: "callback" },
    {
      ...{ id: "startIntent", kind: "intent", method: "INTENT", path: "{PRODUCT}_PAYMENT", auth: "none", host: null },
      request: { example: { a: 1 }, exampleIs: "given" },
    },
  ]);
});

test("the bundle needs no other file: names instead of files, everything else in its place", () => {
  const { bundle } = loadFragments(SHARED);
  const text = JSON.stringify(bundle);
  expect(text).not.toMatch(/\.yaml|\{product|\{hosts/);
  expect(bundle).toMatchObject({
    openapi: "3.1.0",
    info: { title: "Acme Pay API" },
    servers: [{ url: "https://open.example.com" }],
    paths: { "/token": { post: { "x-calls": [{}, { page: "acme-pay/refund" }] } } },
    components: { schemas: { ByCode: { type: "object" }, Done: {} }, securitySchemes: {} },
  });
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    expect(Object.keys((bundle as { components: { schemas: object } }).components.schemas)).toContain(name);
  }
});

test("a call's digest changes with the schemas that it shows, however deep, and with nothing else", () => {
  const schemas = (note: string): string => `  A:
    type: object
    description: A.
    properties: { b: { $ref: "#/schemas/B", description: B. } }
  B:
    type: object
    description: B.
    properties: { note: { type: string, description: ${note}, examples: [x] } }
`;
  const digest = (note: string, more = ""): string => {
    const files = withBody(`{ $ref: "#/schemas/A" }`, schemas(note));
    return digestCall(loadFragments({ ...files, "z.yaml": `schemas:\n${more}` }).model, "pay");
  };
  expect(digest("One.")).toBe(digest("One.", "  Other: { type: object, description: Other. }\n"));
  expect(digest("One.")).not.toBe(digest("Two."));
});

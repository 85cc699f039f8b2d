import { loadFragments, operation, placeIn, placesOf, withBody } from "../../testing/fixtures/apiFragments";
import { limitsInWords } from "../content/api/limits";

type Files = Record<string, string>;
const field = (schema: string): Files => withBody(`{ type: object, properties: { a: ${schema} } }`);
const parameters = (text: string): Files => ({
  "a.yaml": `paths:\n  /pay:\n    post:\n${operation("pay", `      parameters: [${text}]\n`)}`,
});
const paths = (...names: readonly string[]): Files => ({
  "a.yaml": `paths:\n${names.map((name, index) => `  ${name}:\n    post:\n${operation(`pay${index}`)}`).join("")}`,
});
const circle = (schemas: string): Files =>
  withBody(`{ $ref: "#/schemas/A" }`, schemas, "            example: { x: 1 }\n");

test.each([
  ["oneOf", circle(`  A: { description: A., oneOf: [{ $ref: "#/schemas/A" }, { type: object }] }\n`)],
  ["not", circle(`  A: { description: A., not: { $ref: "#/schemas/A" } }\n`)],
  [
    "allOf",
    circle(
      `  A: { description: A., allOf: [{ $ref: "#/schemas/B" }] }\n  B: { description: B., allOf: [{ $ref: "#/schemas/A" }] }\n`,
    ),
  ],
])("a schema that is made of itself by %s is reported once", (_keyword, files) => {
  const { issues } = loadFragments(files);
  expect(issues.map(({ rule, message }) => [rule, /made of itself: A → /.test(message)])).toEqual([
    ["api-reference", true],
  ]);
});

test.each<readonly [what: string, files: Files, rule: string, needle: string]>([
  [
    "a long number",
    field("{ type: integer, description: A., examples: [1700000000000000003] }"),
    "api-shape",
    "1700000000000000003",
  ],
  [
    "a large limit",
    field("{ type: integer, description: A., maximum: 9223372036854775807 }"),
    "api-shape",
    "9223372036854775807",
  ],
  ["a lone surrogate", field('{ type: string, description: "A \\uD800" }'), "api-shape", '"A \\'],
  [
    "an empty summary",
    { "a.yaml": `paths:\n  /pay:\n    post:\n${operation("pay").replace("summary: Pay", 'summary: ""')}` },
    "api-shape",
    '""',
  ],
  ["an empty operationId", { "a.yaml": `paths:\n  /pay:\n    post:\n${operation('""')}` }, "api-shape", '""'],
  [
    "an id whose anchor is another call's part",
    { "a.yaml": `paths:\n  /a:\n    post:\n${operation("pay")}  /b:\n    post:\n${operation("payBody")}` },
    "api-call",
    "payBody",
  ],
  [
    "a parameter twice",
    parameters(
      "{ name: q, in: query, description: A., schema: { type: string } }, { name: q, in: query, description: B., schema: { type: string } }",
    ),
    "api-shape",
    "{ name: q, in: query, description: B.",
  ],
  [
    "a value twice",
    field("{ description: A., enum: [X, Y, X], x-enumDescriptions: { X: Ex., Y: Why. } }"),
    "api-shape",
    "Y, ¦X],",
  ],
  ["an empty reference", field('{ description: A., $ref: "" }'), "api-reference", '""'],
  ["a reference to the file itself", field('{ description: A., $ref: "#" }'), "api-reference", '"#"'],
  [
    "a reference to no element",
    field('{ description: A., $ref: "#/paths/~1pay/post/tags/" }'),
    "api-reference",
    '"#/paths',
  ],
  ["null without quotes", field("{ description: A., type: [string, null], examples: [a] }"), "api-shape", "null]"],
  ["a merge key", field("{ description: A., <<: { type: string } }"), "yaml-syntax", "<<"],
])("%s is reported at its place", (_what, files, rule, needle) => {
  const found = placesOf(loadFragments(files));
  expect(found).toEqual([placeIn(files, "a.yaml", needle, rule)]);
});

test("numbers that stay as they are written are fine", () => {
  const files = field("{ type: number, description: A., examples: [0.10, 1.50e3, -0, 100, 9007199254740991, 1e21] }");
  expect(loadFragments(files).issues).toEqual([]);
});

test("calls on different pages may have anchors that meet", () => {
  const files = {
    "a.yaml": `paths:\n  /a:\n    post:\n${operation("pay")}  /b:\n    post:\n${operation("payBody", "", "acme-pay/refund")}`,
  };
  expect(loadFragments(files).issues).toEqual([]);
});

test("several documents in one file are reported in words", () => {
  const { issues } = loadFragments({ "a.yaml": "schemas: {}\n---\nschemas: {}\n" });
  expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining("several YAML documents")]);
});

test.each(["/pay%zz", "/pay/..", "/pay/%2E%2e", "/pay#a", "/pay?a=b", "/pay now", "/pay{", "//pay", "/pay/{}"])(
  "%s is no path",
  (name) => {
    expect(loadFragments(paths(name)).issues.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^the path "/),
    );
  },
);

test("paths that differ in the names of parameters alone are the same", () => {
  const { issues } = loadFragments(paths("/pay/{a}", "/pay/{b}"));
  expect(issues.map(({ message }) => message)).toContain("`/pay/{b}` and `/pay/{a}` are the same path");
});

test("members of allOf that stand twice on every level take no time", () => {
  const levels = Array.from(
    { length: 40 },
    (_, index) =>
      `  S${index}: { description: S., allOf: [{ $ref: "#/schemas/S${index + 1}" }, { $ref: "#/schemas/S${index + 1}" }] }\n`,
  );
  const last = "  S40: { type: object, description: S., properties: { x: { type: integer, description: X. } } }\n";
  const files = withBody(`{ $ref: "#/schemas/S0" }`, levels.join("") + last, "            example: { x: 1 }\n");
  expect(loadFragments(files).issues).toEqual([]);
});

test("an example may refer to another one, and has to fit", () => {
  const more = (value: string): Files =>
    withBody(
      "{ type: object, properties: { x: { type: integer, description: X. } } }",
      "",
      `            examples: { one: { $ref: "#/paths/~1pay/post/requestBody/content/application~1json/examples/two" }, two: { value: { x: ${value} } } }\n`,
    );
  const api = loadFragments(more("7"));
  expect(api.issues).toEqual([]);
  expect(api.model.calls[0]?.request).toMatchObject({ example: { x: 7 }, exampleIs: "given" });
  expect(loadFragments(more("no")).issues.map(({ rule }) => rule)).toEqual(["api-example"]);
});

test("exclusive limits and multiples are part of the model and have words", () => {
  const api = loadFragments(
    field(
      "{ type: integer, description: A., exclusiveMinimum: 0, exclusiveMaximum: 100, multipleOf: 5, examples: [5] }",
    ),
  );
  const limits = api.model.calls[0]?.request?.type.fields?.[0]?.type.limits;
  expect(limits).toEqual({ exclusiveMinimum: 0, exclusiveMaximum: 100, multipleOf: 5 });
  expect(limitsInWords(limits, undefined)).toEqual([{ text: "more than 0, less than 100, a multiple of 5" }]);
});

test("a scope that no flow of the scheme gives is reported with the nearest", () => {
  const security = "      security: [{ accessToken: [manage_paymen], signature: [] }]\n";
  const root = `openapi: 3.1.0
info: { title: API, version: v3 }
servers: [{ url: "{hosts.api.production}", x-host: api }]
tags: [{ name: Payments, description: Payments. }]
paths:
  /pay: { $ref: "a.yaml#/paths/~1pay" }
components:
  securitySchemes:
    accessToken:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: https://example.com, scopes: { manage_payment: Pay. } } }
    signature: { type: apiKey, in: header, name: X-Signature }
`;
  const files = { "a.yaml": `paths:\n  /pay:\n    post:\n${operation("pay", security)}`, "openapi.yaml": root };
  const api = loadFragments(files);
  expect(placesOf(api)).toEqual([placeIn(files, "a.yaml", "¦manage_paymen]", "api-call")]);
  expect(api.issues[0]?.known).toEqual(["manage_payment"]);
});

import { loadFragments, operation, placeIn, placesOf, withBody } from "../../testing/fixtures/apiFragments";

const calls = (...texts: readonly string[]): Record<string, string> => ({
  "a.yaml": `paths:\n${texts.map((text, index) => `  /pay${index}:\n    post:\n${text}`).join("")}`,
});
const field = (schema: string, name = "a"): Record<string, string> =>
  withBody(`{ type: object, properties: { ${name}: ${schema} } }`);
const parameter = (text: string): Record<string, string> => calls(operation("pay", `      parameters: [${text}]\n`));

/** What is wrong, and where: the fault's file is a.yaml, its place the needle or the `¦` in it. */
type Fault = readonly [what: string, files: Record<string, string>, rule: string, needle: string];
const faults: readonly Fault[] = [
  ["a key twice", { "a.yaml": "schemas: {}\nschemas: {}\n" }, "yaml-syntax", "schemas: {}\n¦schemas"],
  ["an alias", { "a.yaml": "schemas: &a {}\npaths: ¦*a\n".replace("¦", "") }, "yaml-syntax", "paths: ¦*a"],
  ["no map", { "a.yaml": "- a\n" }, "api-shape", "- a"],
  [
    "an unknown data expression",
    field(`{ description: "{product.nam}", type: string }`),
    "unknown-expression",
    '"{product',
  ],
  ["an unknown key", field("{ type: string, desciption: A. , description: A. }"), "api-shape", "desciption"],
  ["an unknown type", field("{ type: strin, description: A. }"), "api-shape", "strin,"],
  ["a value of the wrong kind", field("{ type: string, description: A., maxLength: long }"), "api-shape", "long"],
  [
    "an unknown kind of caveat",
    field("{ description: A., x-uncertain: [{ kind: maybe, note: A. }] }"),
    "api-shape",
    "maybe",
  ],
  ["a pattern that is none", field('{ description: A., pattern: "(", examples: [a] }'), "api-shape", '"("'],
  [
    "a reference to a missing file",
    field('{ description: A., $ref: "comon.yaml#/schemas/Done" }'),
    "api-reference",
    '"comon',
  ],
  [
    "a reference to nothing",
    field('{ description: A., $ref: "common.yaml#/schemas/Don" }'),
    "api-reference",
    '"common.yaml#/schemas/Don"',
  ],
  [
    "a reference to the web",
    field('{ description: A., $ref: "https://example.com/a.json" }'),
    "api-reference",
    '"https:',
  ],
  [
    "a schema that nothing uses",
    { "a.yaml": `${calls(operation("pay"))["a.yaml"] ?? ""}schemas:\n  Alone: { type: object, description: A. }\n` },
    "api-reference",
    "Alone",
  ],
  [
    "a schema name twice",
    withBody(
      `{ $ref: "#/schemas/Done" }`,
      "  Done: { type: object, description: A., required: [code], properties: { code: { const: SUCCESS, description: A. } } }\n",
    ),
    "api-shape",
    "Done: {",
  ],
  [
    "an unknown security scheme",
    calls(operation("pay", "      security: [{ signature: [], nonse: [] }]\n")),
    "api-reference",
    "nonse",
  ],
  ["a call id twice", calls(operation("pay"), operation("Pay")), "api-call", "Pay\n      summary"],
  ["a call id with other signs", calls(operation("pay-now")), "api-call", "pay-now"],
  [
    "a missing operationId",
    calls(operation("pay").replace("operationId: pay\n      ", "")),
    "api-shape",
    "summary: Pay",
  ],
  ["a page that doesn't exist", calls(operation("pay", "", "pya")), "api-call", "pya"],
  ["no page", calls(operation("pay").replace("      x-page: pay\n", "")), "api-call", "post:"],
  [
    "an unknown error code",
    calls(operation("pay", "      x-errors: [NOT_FOUND, NOT_FUOND]\n")),
    "api-call",
    "NOT_FUOND",
  ],
  ["an unknown webhook", calls(operation("pay", "      x-webhooks: [pay]\n")), "api-call", "[¦pay]"],
  ["an unknown related call", calls(operation("pay", "      x-related: [pay, refund]\n")), "api-call", "refund"],
  ["an unknown tag", calls(operation("pay").replace("[Payments]", "[Payment]")), "api-call", "Payment]"],
  ["an unknown host", calls(operation("pay", "      servers: [{ url: a, x-host: apj }]\n")), "api-call", "[{ url"],
  [
    "a call without description",
    calls(operation("pay").replace("      description: Pays.\n", "")),
    "api-description",
    "pay\n      summary",
  ],
  ["a field without description", field("{ type: string }", "undescribed"), "api-description", "undescribed"],
  [
    "a value without description",
    field("{ description: A., enum: [X, Y], x-enumDescriptions: { X: Ex. } }"),
    "api-description",
    "Y]",
  ],
  [
    "a described value that is none",
    field("{ description: A., enum: [X], x-enumDescriptions: { X: Ex., Z: Zet. } }"),
    "api-description",
    "Z:",
  ],
  [
    "a schema without description",
    withBody(`{ $ref: "#/schemas/B" }`, "  B: { const: b }\n"),
    "api-description",
    "B: {",
  ],
  [
    "a parameter without description",
    parameter("{ name: q, in: query, schema: { type: string } }"),
    "api-description",
    "{ name",
  ],
  [
    "a path parameter that isn't in the path",
    parameter("{ name: id, in: path, required: true, description: A., schema: { type: string } }"),
    "api-call",
    "id, in",
  ],
  [
    "a required name that is no field",
    withBody(
      "{ type: object, required: [b], properties: { a: { type: string, description: A. } }, example: { b: 1 } }",
    ),
    "api-shape",
    "b],",
  ],
  [
    "an example of the wrong type",
    field("{ type: integer, description: A., examples: [1, two] }"),
    "api-example",
    "two",
  ],
  ["a default of the wrong type", field("{ type: integer, description: A., default: two }"), "api-example", "two"],
  [
    "a parameter's example that doesn't fit",
    parameter("{ name: q, in: query, description: A., schema: { type: string, maxLength: 2 }, example: abc }"),
    "api-example",
    "abc",
  ],
  [
    "a value deep in a given example",
    withBody(
      "{ type: object, properties: { a: { type: object, description: A., properties: { at: { type: string, format: date-time, description: At. } } } } }",
      "",
      "            example: { a: { at: yesterday } }\n",
    ),
    "api-example",
    "yesterday",
  ],
  ["a body without any example", withBody("{ type: string }"), "api-example", "{ type: string }"],
];

test.each(faults)("%s is reported at its place, with a fix", (_what, files, rule, needle) => {
  const api = loadFragments(files);
  expect(placesOf(api)).toEqual([placeIn(files, "a.yaml", needle, rule)]);
  expect(api.issues.every(({ message, fix }) => message !== "" && fix !== "")).toBe(true);
});

test("a path with an undeclared parameter is reported where openapi.yaml has it", () => {
  const api = loadFragments({ "a.yaml": `paths:\n  /pay/{id}:\n    post:\n${operation("pay")}` });
  expect(placesOf(api)).toEqual(["content/api/openapi.yaml:18:3 api-call"]);
});

test("without openapi.yaml nothing is reached, which is said once", () => {
  const api = loadFragments({ "openapi.yaml": "a: [" });
  expect(placesOf(api)).toEqual(["content/api/openapi.yaml:1:5 yaml-syntax"]);
});

test("the nearest known names stand with a fault", () => {
  const { issues } = loadFragments(
    calls(operation("pay", "      x-errors: [ORDER_ID_DUPLICATED]\n", "acme-pay/refnd")),
  );
  expect(issues.map(({ known }) => known?.[0])).toEqual(["acme-pay/refund", "ORDER_ID_DUPLICATE"]);
});

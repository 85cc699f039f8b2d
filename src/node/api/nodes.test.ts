import { buildSchema, Kind, parse } from "graphql";

import type { NodeRecord } from "../section";
import { loadFragments, operation } from "../../testing/fixtures/apiFragments";
import { apiNodes, apiTypes } from ".";

const files = {
  "a.yaml": `paths:
  /pay/{id}:
    post:
${operation(
  "pay",
  `      x-errors: [NOT_FOUND]
      x-webhooks: [paid]
      x-related: [paid]
      parameters:
        - { name: id, in: path, required: true, description: The id., schema: { type: string }, example: A1 }
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/schemas/Request" }
`,
)}webhooks:
  paid:
    post:
${operation("paid", "      x-target: notifyUrl\n")}schemas:
  Request:
    type: object
    description: The request.
    required: [order]
    properties:
      order:
        type: object
        description: The order.
        properties:
          amount: { type: integer, x-unit: sen, description: How much., examples: [1000] }
          items:
            type: array
            description: What.
            items:
              oneOf:
                - { title: One, type: object, properties: { sku: { type: string, description: Its name., examples: [a] } } }
                - { title: Two, type: object, properties: { sku: { type: integer, description: Its number., examples: [1] } } }
`,
};
const catalogue = {
  groups: [{ id: "general", title: "General" }],
  oauth: [{ code: "InvalidScope", meaning: "No such scope.", fix: "Ask for another." }],
  api: [{ code: "NOT_FOUND", meaning: "Not there.", group: "general" }],
};

const api = loadFragments(files);
const nodes = apiNodes(api.model, catalogue);
const find = (type: string, id: string): NodeRecord["fields"] | undefined =>
  nodes.find((node) => node.type === type && node.id === id)?.fields;

test("calls, webhooks, schemas and error codes name each other in both directions", () => {
  expect(api.issues).toEqual([]);
  expect(find("ApiOperation", "pay")).toMatchObject({
    ...{ callId: "pay", docId: "pay", anchor: "pay", errorKeys: ["api:NOT_FOUND"], webhookIds: ["paid"] },
    ...{ relatedOperationIds: [], relatedWebhookIds: ["paid"] },
    schemaNames: ["Done", "Error", "ErrorAnswer", "Request"],
  });
  expect(find("Webhook", "paid")).toMatchObject({ path: "{notifyUrl}", triggeredByIds: ["pay"] });
  expect(find("ErrorCode", "api:NOT_FOUND")).toMatchObject({ group: "General", fix: null, operationIds: ["pay"] });
  expect(find("ErrorCode", "oauth:InvalidScope")).toMatchObject({ group: null, source: "oauth", operationIds: [] });
  expect(find("ApiSchema", "Done")).toMatchObject({ usedByIds: ["pay"], usedByWebhookIds: ["paid"] });
  expect(find("ApiSchema", "ErrorAnswer")).toMatchObject({ refersToNames: ["Error"] });
});

test("every parameter and field is a node of its call or schema", () => {
  expect(find("ApiOperation", "pay")?.["fieldKeys"]).toEqual([
    "ApiOperation:pay:path:id",
    "ApiOperation:pay:body:order",
    "ApiOperation:pay:body:order.amount",
    "ApiOperation:pay:body:order.items",
    "ApiOperation:pay:body:order.items[].sku",
    "ApiOperation:pay:body:order.items[].sku#2",
    "ApiOperation:pay:response:code",
  ]);
  expect(find("ApiField", "ApiSchema:Request:schema:order.amount")).toMatchObject({
    ...{ name: "amount", path: "order.amount", location: "schema", typeLabel: "integer", presence: "optional" },
    ...{ example: "1000", unit: "sen", ownerSchemaName: "Request", operationId: null, variant: null },
  });
  expect(find("ApiField", "ApiOperation:pay:body:order.items[].sku#2")).toMatchObject({ variant: "Two" });
});

test("node keys are unique, and every link leads to a node", () => {
  const keys = nodes.map(({ type, id }) => `${type} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { fields } of nodes) {
    for (const key of (fields["fieldKeys"] ?? []) as string[]) {
      expect(find("ApiField", key)).toBeDefined();
    }
  }
});

test("the types have a description for everything, and nodes what the types promise", () => {
  const ast = parse(apiTypes);
  const schema = buildSchema(
    `directive @dontInfer on OBJECT\ndirective @link(by: String, from: String) on FIELD_DEFINITION\ninterface Node { id: ID! }\ntype DocPage { a: Int }\ntype Query { a: Int }\n${apiTypes.replace(/implements Node/g, "")}`,
  );
  const undescribed = ast.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [definition, ...(definition.fields ?? [])].filter((part) => part.description === undefined)
      : [],
  );
  expect(undescribed).toEqual([]);
  for (const definition of ast.definitions) {
    const name = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.name.value : "";
    const links = (definition.kind === Kind.OBJECT_TYPE_DEFINITION ? (definition.fields ?? []) : []).map((field) => ({
      name: field.name.value,
      required: field.type.kind === Kind.NON_NULL_TYPE,
      from: field.directives?.[0]?.arguments?.find((argument) => argument.name.value === "from")?.value,
    }));
    for (const { fields } of nodes.filter((node) => node.type === name)) {
      for (const link of links) {
        const key = link.from?.kind === Kind.STRING ? link.from.value : link.name;
        expect(Object.keys(fields)).toContain(key);
        expect(link.required && fields[key] === null ? `${name}.${key} is null` : "").toBe("");
      }
    }
  }
  expect(schema.getType("ApiOperation")).toBeDefined();
});

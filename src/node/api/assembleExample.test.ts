import type { ApiBody } from "../../shared/contracts/ApiModel";
import { loadFragments, operation, placeIn, placesOf, withBody } from "../../testing/fixtures/apiFragments";

const bodyOf = (schema: string, schemas = ""): ApiBody | null | undefined =>
  loadFragments(withBody(schema, schemas)).model.calls[0]?.request;

test("an operation without an example gets one from its fields: required ones, and all that have one", () => {
  const body = bodyOf(
    `{ type: object, required: [a, at], properties: {
                a: { type: string, description: A., examples: [one, two] },
                at: { type: string, format: date-time, description: At. },
                b: { type: integer, default: 3, description: B. },
                c: { type: string, enum: [X, Y], x-enumDescriptions: { X: Ex., Y: Why. }, description: C. },
                d: { const: D, description: D. },
                e: { type: string, description: No example. },
                f: { type: object, description: F., properties: { g: { type: string, description: No example. } } },
                h: { type: array, description: H., items: { type: string, examples: [i] } },
                j: { type: [string, "null"], description: J. } } }`,
  );
  expect(body).toMatchObject({
    exampleIs: "assembled",
    example: { a: "one", at: "2025-01-15T09:30:12Z", b: 3, c: "X", d: "D", h: ["i"] },
  });
  expect(Object.keys(body?.example ?? {})).toEqual(["a", "at", "b", "c", "d", "h"]);
});

test("a required field without an example is reported once, however many calls share it", () => {
  const files = {
    "a.yaml": `paths:
  /pay:
    post:
${operation("pay", body())}  /pay-again:
    post:
${operation("payAgain", body())}schemas:
  Request:
    type: object
    description: The request.
    required: [order]
    properties:
      order:
        type: object
        description: The order.
        required: [id]
        properties:
          id: { type: string, description: No example. }
`,
  };
  const api = loadFragments(files);
  expect(placesOf(api)).toEqual([placeIn(files, "a.yaml", "id: { type: string, description: No", "api-example")]);
  expect(api.issues[0]?.message).toContain("`order.id` is required and has no example");
});

function body(): string {
  return `      requestBody: { content: { application/json: { schema: { $ref: "#/schemas/Request" } } } }\n`;
}

test("circles are cut by leaving the field out, and required lists in them are empty", () => {
  const schemas = `  Node:
    type: object
    description: A node.
    required: [name, children]
    properties:
      name: { type: string, description: Its name., examples: [root] }
      parent: { $ref: "#/schemas/Node", description: Above. }
      children: { type: array, description: Below., items: { $ref: "#/schemas/Node" } }
`;
  expect(bodyOf(`{ $ref: "#/schemas/Node" }`, schemas)?.example).toEqual({ name: "root", children: [] });
});

test("of several forms the first that an example can be made of is shown, with the fields beside it", () => {
  const body = bodyOf(
    `{ type: object, properties: { a: { type: string, description: A., examples: [x] } }, oneOf: [
                { type: object, required: [b], properties: { b: { type: string, description: B. } } },
                { type: object, required: [c], properties: { c: { type: string, description: C., examples: [y] } } }] }`,
  );
  expect(body?.example).toEqual({ a: "x", c: "y" });
});

test("what is there under conditions is part of what is sent, not of what is received", () => {
  const schema = `{ type: object, properties: { a: { type: string, description: A., x-presence: conditional, examples: [x] } } }`;
  const files = withBody(schema);
  const answer = (files["a.yaml"] ?? "").replace('{ $ref: "common.yaml#/schemas/Done" }', schema);
  const call = loadFragments({ "a.yaml": answer }).model.calls[0];
  expect([call?.request?.example, call?.response?.example]).toEqual([{ a: "x" }, {}]);
});

test("a web of schemas that all refer to each other stays small", () => {
  const names = Array.from({ length: 12 }, (_, index) => `S${index}`);
  const fields = names.map((name) => `      ${name.toLowerCase()}: { $ref: "#/schemas/${name}", description: One. }\n`);
  const schemas = names.map(
    (name) =>
      `  ${name}:\n    type: object\n    description: One.\n    properties:\n      id: { type: string, description: Id., examples: [x] }\n${fields.join("")}`,
  );
  const started = Date.now();
  const body = bodyOf(`{ $ref: "#/schemas/S0" }`, schemas.join(""));
  expect(JSON.stringify(body?.example).length).toBeLessThan(200_000);
  expect(Date.now() - started).toBeLessThan(5000);
});

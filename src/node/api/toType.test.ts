import type { ApiField, ApiType } from "../../shared/contracts/ApiModel";
import { loadFragments, placeIn, placesOf, withBody } from "../../testing/fixtures/apiFragments";

const field = (type: ApiType | undefined, name: string): ApiField | undefined =>
  type?.fields?.find((candidate) => candidate.name === name);
const requestOf = (files: Record<string, string>): ApiType | undefined =>
  loadFragments(files).model.calls[0]?.request?.type;
const inline = (fields: string): Record<string, string> => withBody(`{ type: object, properties: { ${fields} } }`);

test("schemas that refer to themselves and to each other are only named, and the tree ends", () => {
  const files = withBody(
    `{ $ref: "#/schemas/Node" }`,
    `  Node:
    type: object
    description: A node.
    properties:
      name: { type: string, description: Its name., examples: [root] }
      parent: { $ref: "#/schemas/Node", description: The node above. }
      children: { type: array, description: Those below., items: { $ref: "#/schemas/Node" } }
      owner: { $ref: "#/schemas/Owner", description: Who has it. }
  Owner:
    type: object
    description: An owner.
    properties:
      nodes: { type: array, description: What it has., items: { $ref: "#/schemas/Node" } }
`,
  );
  const api = loadFragments(files);
  expect(api.issues).toEqual([]);
  expect(api.model.calls[0]?.request).toMatchObject({ type: { schema: "Node" }, example: { name: "root" } });
  const node = api.model.schemas.find(({ name }) => name === "Node");
  expect(node?.refersTo).toEqual(["Node", "Owner"]);
  expect(field(node?.type, "parent")?.type).toEqual({ label: "Node", schema: "Node" });
  expect(field(node?.type, "children")?.type).toEqual({
    label: "array of Node",
    items: { label: "Node", schema: "Node" },
  });
});

test("oneOf six deep is six levels of forms", () => {
  const deep = (level: number): string =>
    level === 0
      ? `{ type: object, title: End, properties: { end: { type: string, description: The end., examples: [x] } } }`
      : `{ title: Level ${level}, oneOf: [${deep(level - 1)}, { type: integer, title: Number ${level} }] }`;
  let type = requestOf(withBody(deep(6)));
  const titles: string[] = [];
  while (type?.variants !== undefined) {
    titles.push(...type.variants.map(({ title }) => title));
    type = type.variants[0]?.type;
  }
  expect(titles).toHaveLength(12);
  expect(titles.slice(-2)).toEqual(["End", "Number 1"]);
  expect(type?.fields?.[0]?.name).toBe("end");
});

test("forms are called by their title, the constant that tells them apart, the name of their schema, or their type", () => {
  const files = withBody(
    `{ oneOf: [{ title: By card, type: object }, { $ref: "#/schemas/Wallet" }, { type: string }, { type: string }] }`,
    `  Wallet:\n    type: object\n    description: A wallet.\n`,
  );
  expect(requestOf(files)?.variants?.map(({ title }) => title)).toEqual(["By card", "Wallet", "string", "string (2)"]);
  const kind = (value: string): string =>
    `{ type: object, properties: { kind: { const: ${value}, description: Kind. }, same: { const: a, description: A. } } }`;
  expect(requestOf(withBody(`{ oneOf: [${kind("CARD")}, ${kind("WALLET")}] }`))?.variants).toMatchObject([
    { title: "CARD" },
    { title: "WALLET" },
  ]);
});

test("a field named __proto__ is a field in model, example and bundle", () => {
  const api = loadFragments(
    inline(`__proto__: { type: string, description: A field like any other., examples: [own] }`),
  );
  expect(api.issues).toEqual([]);
  const request = api.model.calls[0]?.request;
  expect(request?.type.fields?.map(({ name }) => name)).toEqual(["__proto__"]);
  expect(JSON.stringify(request?.example)).toBe('{"__proto__":"own"}');
  expect(JSON.stringify(api.bundle)).toContain('"properties":{"__proto__":{"type":"string"');
});

test("allOf merges fields, and what a reference says beside it goes first", () => {
  const files = withBody(
    `{ allOf: [{ $ref: "#/schemas/Base" }], required: [id], properties: { more: { type: string, description: More., examples: [b] } } }`,
    `  Base:
    type: object
    description: The base.
    required: [base]
    properties:
      id: { type: string, description: The id., examples: [a] }
      base: { $ref: "common.yaml#/schemas/Done", description: Said here. }
`,
  );
  const api = loadFragments(files);
  expect(api.issues).toEqual([]);
  expect(
    api.model.calls[0]?.request?.type.fields?.map(({ name, presence, description }) => [name, presence, description]),
  ).toEqual([
    ["more", "optional", "More."],
    ["id", "required", "The id."],
    ["base", "required", "Said here."],
  ]);
});

test("an allOf that leads back to itself is cut and reported", () => {
  const files = withBody(
    `{ $ref: "#/schemas/A" }`,
    `  A:\n    description: A.\n    allOf: [{ $ref: "#/schemas/B" }]\n    required: []\n  B:\n    description: B.\n    required: []\n    allOf: [{ $ref: "#/schemas/A" }]\n`,
  );
  expect(placesOf(loadFragments(files))).toContain(placeIn(files, "a.yaml", "description: A.", "api-reference"));
});

test("a reference into the middle of a schema is followed, and cut where it leads back", () => {
  const files = withBody(
    `{ $ref: "#/schemas/Outer/properties/inner" }`,
    `  Outer:
    type: object
    description: Outer.
    properties:
      inner:
        type: object
        description: Inner.
        properties:
          name: { type: string, description: A name., examples: [a] }
          again: { $ref: "#/schemas/Outer/properties/inner" }
`,
  );
  const api = loadFragments(files);
  expect(api.model.calls[0]?.request?.type.fields?.map(({ name }) => name)).toEqual(["name", "again"]);
  expect(placesOf(api)).toEqual([placeIn(files, "a.yaml", "again: ¦{ $ref", "api-reference")]);
});

test("a field that narrows the very schema around it is cut and reported; one that narrows another is not", () => {
  const node = (field: string): Record<string, string> =>
    withBody(
      `{ $ref: "#/schemas/Node" }`,
      `  Node:
    type: object
    description: A node.
    properties:
      name: { type: string, description: Its name., examples: [a] }
      ${field}
`,
    );
  const circle = node(`parent: { $ref: "#/schemas/Node", required: [name], description: Above. }`);
  expect(placesOf(loadFragments(circle))).toEqual([placeIn(circle, "a.yaml", "parent: ¦{", "api-reference")]);
  const base = `{ allOf: [{ $ref: "common.yaml#/schemas/Done" }], required: [], description: Done., `;
  const same = node(`outer: ${base} properties: { inner: ${base} type: object } } }`);
  const api = loadFragments(same);
  expect(api.issues).toEqual([]);
  expect(api.model.calls[0]?.request?.example).toEqual({
    name: "a",
    outer: { inner: { code: "SUCCESS" }, code: "SUCCESS" },
  });
});

test("null beside a type, in a oneOf or in an enumeration makes it nullable", () => {
  const type = requestOf(
    inline(
      `a: { type: [string, "null"], description: A. }, b: { oneOf: [{ $ref: "common.yaml#/schemas/Done" }, { type: "null" }], description: B. }, c: { type: [string, "null"], enum: [X, null], x-enumDescriptions: { X: Ex., "null": None. }, description: C. }, d: { type: string, description: D. }`,
    ),
  );
  expect(type?.fields?.map((each) => [each.type.label, each.type.nullable])).toEqual([
    ["string", true],
    ["Done", true],
    ["string", true],
    ["string", undefined],
  ]);
});

test("markup in a description stays text", () => {
  const text = "**Bold** <script>alert(1)</script> `{product}` {product.name}";
  const type = requestOf(inline(`a: { type: string, description: "${text}" }`));
  expect(type?.fields?.[0]?.description).toBe("**Bold** <script>alert(1)</script> `{product}` Acme Pay");
});

test("limits, units, defaults and described values are those of the schema", () => {
  const type = requestOf(
    inline(
      `a: { type: integer, format: int64, minimum: 1, maximum: 9, default: 2, x-unit: sen, x-presence: conditional, description: A., x-uncertain: [{ kind: inferred, note: Seen once. }] }, b: { type: object, description: B., additionalProperties: { type: string, enum: [X], x-enumDescriptions: { X: Ex. } } }`,
    ),
  );
  expect(type?.fields?.[0]).toEqual({
    name: "a",
    description: "A.",
    presence: "conditional",
    type: { label: "integer", format: "int64", limits: { minimum: 1, maximum: 9 }, default: 2 },
    unit: "sen",
    caveats: [{ kind: "inferred", note: "Seen once." }],
  });
  expect(type?.fields?.[1]?.type).toEqual({
    label: "map of string",
    values: { label: "string", enum: [{ value: "X", description: "Ex." }] },
  });
});

/** What a key of the description holds. */
export type Kind =
  | "text"
  | "texts"
  | "number"
  | "flag"
  | "json"
  | "type"
  | "page"
  | { readonly one: ShapeName }
  | { readonly list: ShapeName }
  | { readonly map: ShapeName };

export type ShapeName =
  | ("root" | "fragment" | "info" | "server" | "tag" | "components" | "pathItem" | "operation" | "sharedCall")
  | ("interaction" | "interactionBody" | "parameter" | "body" | "response" | "media" | "example" | "caveat" | "schema");

const one = (shape: ShapeName): Kind => ({ one: shape });
const list = (shape: ShapeName): Kind => ({ list: shape });
const map = (shape: ShapeName): Kind => ({ map: shape });

const operation = one("operation");

/**
 * The parts of OpenAPI 3.1 and the extensions that are read here, by what they may stand in. Whatever else is written
 * would be without effect, so it is an error: mostly it is a typing error.
 */
export const SHAPES: Readonly<Record<ShapeName, Readonly<Record<string, Kind>>>> = {
  root: {
    ...{ openapi: "text", jsonSchemaDialect: "text", info: one("info"), externalDocs: "json", security: "json" },
    ...{ servers: list("server"), tags: list("tag"), paths: map("pathItem"), webhooks: map("pathItem") },
    ...{ "x-interactions": map("interaction"), components: one("components") },
  },
  fragment: {
    ...{ paths: map("pathItem"), webhooks: map("pathItem"), "x-interactions": map("interaction") },
    ...{ schemas: map("schema"), parameters: map("parameter"), responses: map("response"), requestBodies: map("body") },
  },
  info: {
    ...{ title: "text", version: "text", summary: "text", description: "text" },
    ...{ termsOfService: "text", contact: "json", license: "json" },
  },
  server: { url: "text", description: "text", variables: "json", "x-host": "text" },
  tag: { name: "text", description: "text", externalDocs: "json" },
  components: { securitySchemes: "json" },
  pathItem: {
    ...{ summary: "text", description: "text", servers: list("server"), parameters: list("parameter") },
    ...{ get: operation, put: operation, post: operation, delete: operation },
    ...{ options: operation, head: operation, patch: operation, trace: operation },
  },
  operation: {
    ...{ operationId: "text", summary: "text", description: "text", tags: "texts", deprecated: "flag" },
    ...{ security: "json", servers: list("server"), externalDocs: "json" },
    ...{ parameters: list("parameter"), requestBody: one("body"), responses: map("response") },
    ...{ "x-page": "page", "x-errors": "texts", "x-webhooks": "texts", "x-related": "texts", "x-target": "text" },
    ...{ "x-calls": list("sharedCall"), "x-uncertain": list("caveat") },
  },
  sharedCall: {
    ...{ id: "text", summary: "text", description: "text", page: "page", tag: "text" },
    ...{ request: one("schema"), response: one("schema") },
    ...{ errors: "texts", webhooks: "texts", related: "texts", uncertain: list("caveat") },
  },
  interaction: {
    ...{ kind: "text", method: "text", address: "text", host: "text", auth: "text", tag: "text", page: "page" },
    ...{ summary: "text", description: "text", request: one("interactionBody"), response: one("interactionBody") },
    ...{ errors: "texts", webhooks: "texts", related: "texts", uncertain: list("caveat") },
  },
  interactionBody: { schema: one("schema"), example: "json", contentType: "text" },
  parameter: {
    ...{ name: "text", in: "text", description: "text", required: "flag", deprecated: "flag", schema: one("schema") },
    ...{ example: "json", examples: map("example"), style: "text", explode: "flag", allowReserved: "flag" },
    ...{ "x-unit": "text", "x-presence": "text", "x-uncertain": list("caveat") },
  },
  body: { description: "text", required: "flag", content: map("media") },
  response: { description: "text", headers: "json", content: map("media") },
  media: { schema: one("schema"), example: "json", examples: map("example"), encoding: "json" },
  example: { summary: "text", description: "text", value: "json" },
  caveat: { kind: "text", note: "text" },
  schema: {
    ...{
      title: "text",
      description: "text",
      deprecated: "flag",
      readOnly: "flag",
      writeOnly: "flag",
      $comment: "text",
    },
    ...{
      type: "type",
      enum: "json",
      const: "json",
      default: "json",
      examples: "json",
      example: "json",
      format: "text",
    },
    ...{ minimum: "number", maximum: "number", exclusiveMinimum: "number", exclusiveMaximum: "number" },
    ...{ multipleOf: "number", minLength: "number", maxLength: "number", pattern: "text" },
    ...{
      minItems: "number",
      maxItems: "number",
      uniqueItems: "flag",
      items: one("schema"),
      prefixItems: list("schema"),
    },
    ...{ minProperties: "number", maxProperties: "number", required: "texts", properties: map("schema") },
    ...{ additionalProperties: one("schema"), patternProperties: map("schema"), propertyNames: one("schema") },
    ...{ allOf: list("schema"), oneOf: list("schema"), anyOf: list("schema"), not: one("schema") },
    ...{ if: one("schema"), then: one("schema"), else: one("schema"), dependentRequired: "json" },
    ...{ contentEncoding: "text", contentMediaType: "text", contentSchema: one("schema"), discriminator: "json" },
    ...{ "x-unit": "text", "x-presence": "text", "x-enumDescriptions": "json", "x-uncertain": list("caveat") },
  },
};

/** What may be a `$ref` to a thing of its kind. */
export const REFERABLE: ReadonlySet<ShapeName> = new Set([
  ...(["pathItem", "interaction", "parameter", "body", "response", "schema", "example"] as const),
]);

/** The kind of a key; undefined for one that means nothing there. */
export function kindOf(shape: ShapeName, key: string): Kind | undefined {
  return Object.hasOwn(SHAPES[shape], key) ? SHAPES[shape][key] : undefined;
}

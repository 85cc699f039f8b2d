/** Fields that calls of either direction have. */
const CALL_FIELDS = `
    "Name of the call, unique over calls and webhooks: issueVoucher."
    callId: String!
    "The operation of the OpenAPI description that the call is, or is one of several of."
    operationId: String!
    "GET, POST, …; INTENT and MESSAGE for what isn't HTTP."
    method: String!
    "Heading: what the call does."
    title: String!
    "When to use it and what comes back, in Markdown."
    description: String!
    "signed, basic, callback, apiKey or none."
    auth: String!
    "Area of the API that the call belongs to."
    tag: String!
    "The page that documents the call; null while that page is broken."
    page: DocPage @link(by: "key", from: "docId")
    "Doc id of the page that documents the call."
    docId: String!
    "Anchor of the call's section on its page: the part of the address after #."
    anchor: String!
    "What is uncertain about the call."
    caveats: [ApiCaveat!]!
    "Media type of the request body; null without a body."
    requestContentType: String
    "Example of the request body as JSON; null without one."
    requestExample: String
    "Media type of the response body; null without a body."
    responseContentType: String
    "Example of the body of success as JSON; null without one."
    responseExample: String
    "Parameters and fields of both bodies. Fields of shared schemas stand with the schema."
    fields: [ApiField!]! @link(by: "key", from: "fieldKeys")
    "Shared schemas that the call shows, however deep."
    schemas: [ApiSchema!]! @link(by: "name", from: "schemaNames")
    "Error codes that are typical for the call."
    errors: [ErrorCode!]! @link(by: "key", from: "errorKeys")
    "Calls before and after it in the flow."
    relatedOperations: [ApiOperation!]! @link(by: "callId", from: "relatedOperationIds")
    "Webhooks that belong to the same flow."
    relatedWebhooks: [Webhook!]! @link(by: "callId", from: "relatedWebhookIds")
    "File of the description that has the call, relative to the project's root."
    sourcePath: String!
    "Line in that file, from 1."
    sourceLine: Int!`;

/** GraphQL types of the API description. Descriptions are what authors read in GraphiQL. */
export const apiTypes = `
  "A call that integrators make: to the API, or by redirect, intent, message or SDK."
  type ApiOperation implements Node @dontInfer {
    "operation, redirect, intent, message or sdk."
    kind: String!
    "/v3/voucher/{code}; for redirects, intents and messages the name of the address."
    path: String!
    "Name under hosts of content/site.yaml; null for what goes to no host."
    host: String
    "OAuth scopes that the access token needs."
    scopes: [String!]!
    "Webhooks that the call triggers."
    webhooks: [Webhook!]! @link(by: "callId", from: "webhookIds")${CALL_FIELDS}
  }

  "A call that the platform makes to an integrator's address."
  type Webhook implements Node @dontInfer {
    "Name of the address in braces: {notifyUrl}."
    path: String!
    "Calls that trigger the webhook."
    triggeredBy: [ApiOperation!]! @link(by: "callId", from: "triggeredByIds")${CALL_FIELDS}
  }

  "A schema that several calls share."
  type ApiSchema implements Node @dontInfer {
    "Name of the schema, unique: Transaction."
    name: String!
    "What it describes, in Markdown."
    description: String!
    "Type as readers see it: object, string, one of, …"
    typeLabel: String!
    "Values where the schema is an enumeration; else empty."
    enum: [ApiEnumValue!]!
    "What is uncertain about the schema."
    caveats: [ApiCaveat!]!
    "Its fields. Those of further shared schemas stand with them."
    fields: [ApiField!]! @link(by: "key", from: "fieldKeys")
    "Shared schemas that it refers to directly."
    refersTo: [ApiSchema!]! @link(by: "name", from: "refersToNames")
    "Calls that show it, directly or within another schema."
    usedBy: [ApiOperation!]! @link(by: "callId", from: "usedByIds")
    "Webhooks that show it, directly or within another schema."
    usedByWebhooks: [Webhook!]! @link(by: "callId", from: "usedByWebhookIds")
  }

  "A parameter of a call, or a field of a body or of a shared schema."
  type ApiField implements Node @dontInfer {
    "Owner, location and path: unique."
    key: String!
    "Name as it is on the wire."
    name: String!
    "Names from the outermost field down: order.amount; [] stands for the elements of a list, * for any key of a map."
    path: String!
    "path, query, header, body, response or schema."
    location: String!
    "Title of the form that has the field, where a value has one of several forms; else null."
    variant: String
    "Type as readers see it: string, array of Voucher, …"
    typeLabel: String!
    "date-time, int64, uri, …; null without one."
    format: String
    "Whether null is allowed beside the type."
    nullable: Boolean!
    "required, optional or conditional."
    presence: String!
    "What it is, in Markdown."
    description: String!
    "Values of an enumeration; else empty."
    enum: [ApiEnumValue!]!
    "Example as JSON; null without one."
    example: String
    "Unit of a number: sen, seconds, …; null without one."
    unit: String
    "Whether it is only there for old integrations."
    deprecated: Boolean!
    "What is uncertain about the field."
    caveats: [ApiCaveat!]!
    "Shared schema of its values; null for other types."
    schema: ApiSchema @link(by: "name", from: "schemaName")
    "ApiOperation, Webhook or ApiSchema."
    ownerType: String!
    "Id of the call, or name of the schema, that has the field."
    ownerId: String!
    "The call that has the field; null where a webhook or schema has it."
    operation: ApiOperation @link(by: "callId", from: "operationId")
    "The webhook that has the field; null where a call or schema has it."
    webhook: Webhook @link(by: "callId", from: "webhookId")
    "The shared schema that has the field; null where a call or webhook has it."
    ownerSchema: ApiSchema @link(by: "name", from: "ownerSchemaName")
  }

  "An error code of the catalogue."
  type ErrorCode implements Node @dontInfer {
    "Source and code: unique."
    key: String!
    "The code as it is on the wire."
    code: String!
    "What went wrong."
    meaning: String!
    "What to do about it; null where nothing more is known."
    fix: String
    "What else is known; null without more."
    note: String
    "Title of the group that the catalogue shows it in; null for codes of the OAuth server."
    group: String
    "oauth or api."
    source: String!
    "Calls that name the code as typical."
    operations: [ApiOperation!]! @link(by: "callId", from: "operationIds")
  }

  "A value of an enumeration."
  type ApiEnumValue {
    "The value as JSON."
    value: String!
    "What it means, in Markdown."
    description: String!
  }

  "What is uncertain about a part of the description."
  type ApiCaveat {
    "inferred, conflict or unknown."
    kind: String!
    "One line for readers, in Markdown."
    note: String!
  }
`;

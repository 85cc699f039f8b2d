/** A value as JSON has it. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** How sure the description is of something; `note` is one line for the reader, in Markdown. */
export interface ApiCaveat {
  readonly kind: "inferred" | "conflict" | "unknown";
  readonly note: string;
}

/** A value of an enumeration and what it means, in Markdown. */
export interface ApiEnumValue {
  readonly value: JsonValue;
  readonly description: string;
}

/** The limits of a value as JSON Schema names them. Lengths count characters. */
export interface ApiLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/**
 * The shape of a value. A type that is a shared schema only names it: the tree never holds itself, however the
 * schemas refer to each other.
 */
export interface ApiType {
  /** What readers see: `string`, `integer`, `array of Voucher`, `object`, `Voucher`, `one of`, `any`. */
  readonly label: string;
  /** `format` of JSON Schema: `date-time`, `int64`, `uri`, `binary`, … */
  readonly format?: string;
  readonly limits?: ApiLimits;
  readonly enum?: readonly ApiEnumValue[];
  readonly default?: JsonValue;
  /** Whether null is allowed beside the type. */
  readonly nullable?: boolean;
  /** Name of the shared schema that this is; its fields stand there. */
  readonly schema?: string;
  /** Fields of an object that is described in place. */
  readonly fields?: readonly ApiField[];
  /** Elements of an array. */
  readonly items?: ApiType;
  /** Values of a map: an object whose keys are data. */
  readonly values?: ApiType;
  /** The forms of a `oneOf` or `anyOf`, each with a title of its own. */
  readonly variants?: readonly { readonly title: string; readonly type: ApiType }[];
}

export type ApiPresence = "required" | "optional" | "conditional";

/** A parameter or a field of a body. */
export interface ApiField {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  /** For requests whether the caller sends it, for responses whether it is always there. */
  readonly presence: ApiPresence;
  readonly type: ApiType;
  readonly example?: JsonValue;
  /** Unit of a number: `sen`, `seconds`, `meters`, `percent`, … */
  readonly unit?: string;
  readonly deprecated?: boolean;
  readonly caveats: readonly ApiCaveat[];
}

/** A schema that several calls share. */
export interface ApiSchema {
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly type: ApiType;
  readonly caveats: readonly ApiCaveat[];
  /** Names of the schemas that it refers to directly. */
  readonly refersTo: readonly string[];
}

/** A request or response body. */
export interface ApiBody {
  /** `application/json`, `multipart/form-data`, … */
  readonly contentType: string;
  /** For responses: the body of success. */
  readonly type: ApiType;
  /** From the description, else assembled from the fields' examples; null where neither gives one. */
  readonly example: JsonValue;
  readonly exampleIs: "given" | "assembled" | "none";
  /** For responses: the shared schema of the body on failure, where one is described. */
  readonly failure?: string;
}

export type ApiCallKind = "operation" | "webhook" | "redirect" | "intent" | "message" | "sdk";
export type ApiAuth = "signed" | "basic" | "callback" | "none" | "apiKey";

/**
 * One call as a page shows it. Several calls may share one operation of the description, told apart by a value in
 * their bodies.
 */
export interface ApiCall {
  /** Unique over all calls: `issueVoucher`. The `operationId` where a call has its operation to itself. */
  readonly id: string;
  readonly kind: ApiCallKind;
  /** The operation of the description that the call is (part of). */
  readonly operationId: string;
  /** `GET`, `POST`, …; `INTENT` and `MESSAGE` for what isn't HTTP. */
  readonly method: string;
  /** `/v3/voucher/{code}`; for webhooks and redirects the name of the address: `{notifyUrl}`. */
  readonly path: string;
  /** Name under `hosts` of content/site.yaml; null for calls to the integrator or on one device. */
  readonly host: string | null;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly auth: ApiAuth;
  readonly scopes: readonly string[];
  readonly tag: string;
  /** Doc id of the one page that documents the call; others refer to it. */
  readonly page: string;
  readonly pathParameters: readonly ApiField[];
  readonly queryParameters: readonly ApiField[];
  /** Beyond those of the authorization. */
  readonly headerParameters: readonly ApiField[];
  readonly request: ApiBody | null;
  readonly response: ApiBody | null;
  /** Error codes that are typical for the call. */
  readonly errors: readonly string[];
  /** Ids of the webhooks that the call triggers. */
  readonly webhooks: readonly string[];
  /** Ids of calls before and after it in the flow. */
  readonly related: readonly string[];
  readonly caveats: readonly ApiCaveat[];
  /** Place of the call in the description, for messages. */
  readonly at: { readonly file: string; readonly line: number; readonly column: number };
}

/** One call's code in one language. */
export interface CodeSample {
  /** Value of the language tabs: `curl`, `javascript`, `python`, `php`, `java`, `go`, `csharp`. */
  readonly language: string;
  /** What readers see: `cURL`, `Node.js`, … */
  readonly label: string;
  /** Language name for the highlighter: `bash`, `js`, `python`, `php`, `java`, `go`, `csharp`. */
  readonly highlight: string;
  /** `sh`, `mjs`, `py`, `php`, `java`, `go`, `cs`. */
  readonly extension: string;
  /** What a page shows: the part of the program that is about this call. */
  readonly request: string;
  /** The complete program, which `/samples/<call id>.<extension>` holds and Copy gives. */
  readonly program: string;
}

/** The signing code that all programs of one language share; pages show it once. */
export interface SigningHelper {
  readonly language: string;
  readonly label: string;
  readonly highlight: string;
  readonly code: string;
}

/** A run of a sample program against the mock of the API that did what its page says. */
export interface PassedRun {
  /** `language` of the sample. */
  readonly language: string;
  /** Day in UTC, `2026-11-29`. */
  readonly day: string;
  /** Of the program and of the description of its call: 12 hexadecimal digits. */
  readonly digest: string;
}

/** What the content compiler may ask of the API description. Answers are recorded for the compile cache. */
export interface ApiAccess {
  readonly call: (id: string) => ApiCall | null;
  readonly schema: (name: string) => ApiSchema | null;
  readonly samples: (id: string) => readonly CodeSample[];
  /**
   * Runs of the call's samples that passed and still count: program and description are as they were. null where the
   * site keeps no list of runs.
   */
  readonly passedRuns: (id: string) => readonly PassedRun[] | null;
  readonly helpers: (id: string) => readonly SigningHelper[];
  /** Calls that name an error code as typical. */
  readonly callsNaming: (errorCode: string) => readonly ApiCall[];
  /** All call ids, for messages. */
  readonly callIds: () => Iterable<string>;
}

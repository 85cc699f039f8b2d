import type { ApiBody } from "../../shared/contracts/ApiModel";
import type { Description } from "./readDescription";
import { assembleExample } from "./assembleExample";
import type { Direction, Missing } from "./assembleExample";
import { entriesOf, get, textsOf, toJson } from "./Located";
import type { Located, LocatedEntry } from "./Located";
import { soleReference, variantsOf } from "./schemaParts";
import { toType } from "./toType";

/** A body as the description gives it, before its example is chosen. */
export interface BodySource {
  readonly contentType: string;
  readonly schema: Located;
  /** The example that the description gives for the call. */
  readonly given: Located | undefined;
  readonly failure: string | undefined;
}

/** A body of the model, with what the gates need of its making. */
export interface BuiltBody {
  readonly body: ApiBody;
  readonly source: BodySource;
  readonly example: Located | undefined;
  readonly missing: readonly Missing[];
}

/** The body of a request body or response: its first content type with the call's example. */
export function bodySource(
  description: Description,
  node: Located | undefined,
  callId: string,
  shared: boolean,
): BodySource | null {
  const holder = node === undefined ? null : description.resolve(node);
  const [first] = [...entriesOf(get(holder ?? undefined, "content"))];
  if (first === undefined) {
    return null;
  }
  const [contentType, { value: media }] = first;
  const schema = get(media, "schema");
  if (schema === undefined) {
    return null;
  }
  const named = entriesOf(get(media, "examples"));
  // Of a shared operation only the example with the call's own name is about the call.
  const own = named.get(callId) ?? (shared ? undefined : [...named.values()][0]);
  const given = valueOfExample(description, own) ?? (shared ? undefined : get(media, "example"));
  return { contentType, schema, given, failure: undefined };
}

/** The value of an example object, `{ value: … }`, or of the one that it refers to. */
export function valueOfExample(description: Description, entry: LocatedEntry | undefined): Located | undefined {
  return entry === undefined ? undefined : get(description.resolve(entry.value) ?? undefined, "value");
}

/** A response body cut to what success looks like: the failure body is told apart by its shape, `{ error }`. */
export function successOf(description: Description, source: BodySource): BodySource {
  const { nodes } = variantsOf([source.schema]);
  const failure = nodes.find((node) => isFailure(description, node));
  const target = failure === undefined ? null : soleReference(description, failure);
  const name = target === null ? undefined : description.nameOf(target);
  if (name === undefined) {
    return source;
  }
  const rest = nodes.filter((node) => node !== failure);
  const only = rest[0];
  if (rest.length === 1 && only !== undefined) {
    return { ...source, schema: only, failure: name };
  }
  const { at } = source.schema;
  const entries = new Map([["oneOf", { keyAt: at, value: { kind: "list" as const, items: rest, at } }]]);
  return { ...source, schema: { kind: "map", entries, at }, failure: name };
}

function isFailure(description: Description, node: Located): boolean {
  const target = description.resolve(node) ?? undefined;
  const fields = [...entriesOf(get(target, "properties")).keys()];
  return fields.length === 1 && fields[0] === "error" && textsOf(get(target, "required")).includes("error");
}

/** The body with its example: the given one, else one that is put together from the fields' examples. */
export function buildBody(description: Description, source: BodySource, direction: Direction): BuiltBody {
  const assembled = source.given === undefined ? assembleExample(description, source.schema, direction) : null;
  const example = source.given ?? assembled?.value;
  const body: ApiBody = {
    contentType: source.contentType,
    type: toType(description, source.schema),
    example: example === undefined ? null : toJson(example),
    exampleIs: source.given !== undefined ? "given" : example === undefined ? "none" : "assembled",
    ...(source.failure === undefined ? {} : { failure: source.failure }),
  };
  return { body, source, example, missing: assembled?.missing ?? [] };
}

/**
 * The schema that a call of a shared operation names as its body. One that only its area has is named so that the
 * operation can tell its forms apart: readers get its fields. Those below `schemas/` are shared, and stay a name.
 */
export function ownSchema(description: Description, schema: Located | undefined): Located | undefined {
  const target = schema === undefined ? null : soleReference(description, schema);
  return target === null || isSharedFile(target.at.file) ? schema : target;
}

/** Whether a file of `api/` holds shared schemas. */
export function isSharedFile(file: string): boolean {
  return /(?:^|\/)api\/schemas\//.test(file);
}

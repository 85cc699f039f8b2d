import type { ApiField, ApiPresence, ApiType } from "../../shared/contracts/ApiModel";

/** A field of a description under the dotted path that the facts would give it. */
export interface FlatField {
  readonly path: string;
  readonly presence: ApiPresence;
  readonly type: ApiType;
  /** Whether it is only the object or array around other fields. */
  readonly isGroup: boolean;
}

/** Fields of an object described in place, with those of the objects and arrays inside it. */
export function flatFields(fields: readonly ApiField[], prefix = ""): FlatField[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    const inner = innerFields(field.type, path);
    return [{ path, presence: field.presence, type: field.type, isGroup: inner.length > 0 }, ...inner];
  });
}

function innerFields(type: ApiType, path: string): FlatField[] {
  if (type.fields !== undefined) {
    return flatFields(type.fields, `${path}.`);
  }
  if (type.values !== undefined) {
    return innerFields(type.values, `${path}.{key}`);
  }
  return type.items === undefined ? [] : innerFields(type.items, `${path}[]`);
}

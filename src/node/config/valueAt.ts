/** What stands at a key path of parsed data; undefined when nothing does. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], data);

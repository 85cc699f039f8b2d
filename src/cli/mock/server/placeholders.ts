import type { JsonValue } from "../../../shared/contracts/ApiModel";

/** How examples write what a reader has to fill in: `<storeId>`, `{storeId}`, `{{storeId}}`, `$STORE_ID`, `:id`, `YOUR_ID`. */
const FORMS =
  /^(?:<[a-z][\w .-]*>|\{\{?\s*\$?[a-z][\w.-]*\s*\}?\}|\$\{?[a-z_]\w*\}?|\[[a-z][a-z_ ]*\]|:[a-z]\w*|your[_-][\w-]+)$/i;

/** Whether a text stands for a value that was never filled in. */
export const isPlaceholder = (text: string): boolean => FORMS.test(text);

/** The placeholders of a body: where, and as they stand there. */
export function placeholdersIn(value: JsonValue, path = ""): { readonly path: string; readonly text: string }[] {
  if (typeof value === "string") {
    return isPlaceholder(value) ? [{ path, text: value }] : [];
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value as Readonly<Record<string, JsonValue>>).flatMap(([name, inner]) =>
    placeholdersIn(inner, path === "" ? name : `${path}.${name}`),
  );
}

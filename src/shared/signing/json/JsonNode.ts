/** JSON as it was written: members in their order, numbers as their text, so that no digit is lost. */
export type JsonNode =
  | { readonly kind: "object"; readonly members: readonly JsonMember[] }
  | { readonly kind: "array"; readonly items: readonly JsonNode[] }
  | { readonly kind: "string"; readonly value: string }
  /** A literal: `true`, `false` or `null`. */
  | { readonly kind: "number" | "literal"; readonly text: string };

export interface JsonMember {
  readonly key: string;
  readonly value: JsonNode;
}

/** JSON as it was written: members in their order, numbers as their text, so that no digit is lost. */
export type JsonNode =
  | { readonly kind: "object"; readonly members: readonly JsonMember[]; readonly offset: number }
  | { readonly kind: "array"; readonly items: readonly JsonNode[]; readonly offset: number }
  | { readonly kind: "string"; readonly value: string; readonly offset: number }
  | { readonly kind: "number"; readonly text: string; readonly offset: number }
  | { readonly kind: "literal"; readonly text: "true" | "false" | "null"; readonly offset: number };

export interface JsonMember {
  readonly key: string;
  /** Where the key stands in the text. */
  readonly offset: number;
  readonly value: JsonNode;
}

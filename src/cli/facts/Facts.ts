/** A field as the facts list it: a dotted path, `[]` after the names of arrays. */
export interface FactField {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | "conditional" | "unstated";
  readonly present?: "always" | "optional" | "conditional";
  readonly schema?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly length?: number;
}

/** A call as the facts list it below a page. */
export interface FactCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly auth: string;
  readonly host?: string;
  readonly scope?: string;
  readonly pathParams?: readonly FactField[];
  readonly queryParams?: readonly FactField[];
  readonly bodyParams?: readonly FactField[];
  readonly responseFields?: readonly FactField[];
}

export interface FactPage {
  readonly id: string;
  readonly specName?: string;
  readonly endpoints?: readonly FactCall[] | null;
  readonly likelyErrors?: { readonly codes: readonly string[] };
}

/** The parts of the facts file that an API description can be compared with. */
export interface Facts {
  readonly pages: readonly FactPage[];
  readonly schemas: Readonly<Record<string, { readonly fields: readonly FactField[] }>>;
  readonly errorCodes: {
    readonly oauth: readonly { readonly code: string }[];
    readonly api: readonly { readonly code: string }[];
  };
}

import type { JsonValue } from "../../../shared/contracts/ApiModel";

/** One part of a multipart body; a file's value is its path. */
export interface FormPart {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

/** An address that programs take from the environment, and what they use without it. */
export interface Origin {
  /** Name of the environment variable: `API_ORIGIN`. */
  readonly variable: string;
  readonly sandbox: string;
  readonly production: string;
}

/** A call as every language prints it: decided once, so that seven languages say the same. */
export interface CallPlan {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  /** As the description has it: `/v3/voucher/{code}`. */
  readonly path: string;
  readonly auth: "signed" | "basic";
  readonly origin: Origin;
  /** Where a signed call gets its token; null for the other calls. */
  readonly tokenOrigin: Origin | null;
  /** Path with its values, percent-encoded, and query string. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: JsonValue | undefined;
  readonly form: readonly FormPart[] | undefined;
}

/** A message that the platform sends to the integrator. */
export interface CallbackPlan {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  readonly body: JsonValue;
}

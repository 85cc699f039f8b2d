import type { JsonValue } from "../../../shared/contracts/ApiModel";

/** What goes back over HTTP. */
export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function jsonAnswer(
  status: number,
  body: JsonValue,
  headers: Readonly<Record<string, string>> = {},
): MockAnswer {
  return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) };
}

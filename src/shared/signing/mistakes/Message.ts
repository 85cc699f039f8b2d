import type { JsonNode } from "../json/JsonNode";

/** A message whose signature is looked at. */
export interface Message {
  readonly kind: "request" | "callback";
  readonly method: string;
  /** Of a request the URL that was called; of a callback the address it was sent to, or empty: it isn't signed. */
  readonly requestUrl: string;
  /** As it was sent. */
  readonly body: string;
  /** The body, read; null: there is none, not even `{}`. */
  readonly root: JsonNode | null;
  readonly nonceStr: string;
  readonly timestamp: string;
}

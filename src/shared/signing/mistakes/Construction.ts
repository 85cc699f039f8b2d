import { CANONICAL, printJson, type JsonStyle } from "../json/printJson";
import { SIGN_TYPE } from "../stringToSign";
import { rightly } from "./dataEncodings";
import type { Message } from "./Message";

/** How some program builds the string to sign. */
export interface Construction {
  /** Null: the body as it was sent. */
  readonly style: JsonStyle | null;
  readonly jsonEnd: string;
  readonly encode: (json: string) => string;
  /** When there is a `data` part: with a body other than `null` and `{}`, with any, never, or always. */
  readonly data: "rightly" | "any-body" | "never" | "always";
  readonly method: string;
  readonly requestUrl: string | null;
  readonly isUrlLast: boolean;
  readonly timestamp: string;
  readonly signType: string;
  readonly encodeValue: (value: string) => string;
  readonly end: string;
}

/** The right way for a message. */
export function rightConstruction(message: Message): Construction {
  return {
    style: CANONICAL,
    jsonEnd: "",
    encode: rightly,
    data: "rightly",
    method: message.method.toLowerCase(),
    requestUrl: message.kind === "request" ? message.requestUrl : null,
    isUrlLast: false,
    timestamp: message.timestamp,
    signType: SIGN_TYPE,
    encodeValue: (value) => value,
    end: "",
  };
}

/** Builds the string as the program does. */
export function construct(message: Message, how: Construction): string {
  const parts = [
    ["data", dataOf(message, how)],
    ["method", how.method],
    ["nonceStr", message.nonceStr],
    ["requestUrl", how.requestUrl],
    ["signType", how.signType],
    ["timestamp", how.timestamp],
  ] as const;
  const ordered = how.isUrlLast ? [...parts.filter(([name]) => name !== "requestUrl"), parts[3]] : parts;
  const written = ordered.flatMap(([name, value]) => (value === null ? [] : [`${name}=${how.encodeValue(value)}`]));
  return written.join("&") + how.end;
}

function dataOf({ root, body }: Message, { style, jsonEnd, encode, data }: Construction): string | null {
  if (data === "never") return null;
  if (root === null) return data === "always" ? "" : null;
  const json = style === null ? body : printJson(root, style);
  const isEmpty = json === "{}" || json === "null";
  return isEmpty && data === "rightly" ? null : encode(json + jsonEnd);
}

import { base64Of } from "../base64";
import { hexOf } from "../keys/der";
import { utf8Of } from "../utf8";
import type { Mistake } from "./mistakeTexts";

/** Ways to encode `data` but the right one. */
export const ENCODINGS: readonly { readonly mistake: Mistake; readonly encode: (json: string) => string }[] = [
  { mistake: "base64-unpadded", encode: (json) => rightly(json).replace(/=+$/, "") },
  { mistake: "base64-url", encode: (json) => urlSafe(rightly(json)) },
  { mistake: "base64-url", encode: (json) => urlSafe(rightly(json)).replace(/=+$/, "") },
  { mistake: "base64-wrapped", encode: (json) => wrapped(json, "\n") },
  { mistake: "base64-wrapped", encode: (json) => wrapped(json, "\n").replace(/\n$/, "") },
  { mistake: "base64-wrapped", encode: (json) => wrapped(json, "\r\n").replace(/\r\n$/, "") },
  { mistake: "not-base64", encode: (json) => json },
  { mistake: "hex", encode: (json) => hexOf(utf8Of(json)) },
];

/** `data` as it has to be. */
export const rightly = (json: string): string => base64Of(utf8Of(json));

const urlSafe = (base64: string): string => base64.replaceAll("+", "-").replaceAll("/", "_");

/** As the command base64 and MIME encoders write it: in lines of 76. */
const wrapped = (json: string, end: string): string => rightly(json).replace(/.{1,76}/g, (line) => line + end);

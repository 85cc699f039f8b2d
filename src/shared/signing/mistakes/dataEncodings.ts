import { base64Of } from "../base64";
import { hexOf } from "../hex";
import { utf8Of } from "../utf8";
import type { Mistake } from "./mistakeTexts";

/** Ways to encode `data` but the right one. */
export const ENCODINGS: readonly (readonly [mistake: Mistake, encode: (json: string) => string])[] = [
  ["base64-unpadded", (json) => rightly(json).replace(/=+$/, "")],
  ["base64-url", (json) => urlSafe(rightly(json))],
  ["base64-url", (json) => urlSafe(rightly(json)).replace(/=+$/, "")],
  ["base64-wrapped", (json) => wrapped(json, "\n")],
  ["base64-wrapped", (json) => wrapped(json, "\n").trim()],
  ["base64-wrapped", (json) => wrapped(json, "\r\n").trim()],
  ["not-base64", (json) => json],
  ["hex", (json) => hexOf(utf8Of(json))],
];

/** `data` as it has to be. */
export const rightly = (json: string): string => base64Of(utf8Of(json));

const urlSafe = (base64: string): string => base64.replaceAll("+", "-").replaceAll("/", "_");

/** As the command base64 and MIME encoders write it: in lines of 76. */
const wrapped = (json: string, end: string): string => rightly(json).replace(/.{1,76}/g, (line) => line + end);

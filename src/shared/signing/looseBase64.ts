import { attempt } from "./attempt";
import { bytesOfBase64 } from "./base64";

/** Base64 in any form that is known, as it should be. */
export function standardBase64(text: string): string {
  const digits = text.replace(/[\s=]/g, "").replaceAll("-", "+").replaceAll("_", "/");
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, "=");
}

/** The bytes of base64 in any form that is known; null: it is none, or holds nothing. */
export function bytesOfLooseBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const { value } = attempt(() => bytesOfBase64(standardBase64(text)));
  return value?.length ? value : null;
}

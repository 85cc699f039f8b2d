import { bytesOfBase64 } from "./base64";
import { SigningFault } from "./SigningFault";
import { SIGN_TYPE } from "./stringToSign";

/** The value of `X-Signature`. */
export const signatureHeaderOf = (signature: string): string => `${SIGN_TYPE} ${signature}`;

/** The signature's bytes from the value of `X-Signature`. Throws a SigningFault on any other form. */
export function readSignatureHeader(value: string): Uint8Array<ArrayBuffer> {
  const start = `${SIGN_TYPE} `;
  if (!value.startsWith(start)) {
    throw new SigningFault("signature-header", "X-Signature is the word `sha256`, one space, and the signature.");
  }
  return bytesOfBase64(value.slice(start.length));
}

import { bytesOfBase64 } from "./base64";
import { refuse } from "./SigningFault";
import { SIGN_TYPE } from "./stringToSign";

/** The signature's bytes from the value of `X-Signature`. Throws a SigningFault on any other form. */
export function readSignatureHeader(value: string): Uint8Array<ArrayBuffer> {
  const start = `${SIGN_TYPE} `;
  if (!value.startsWith(start)) refuse("signature-header/form");
  return bytesOfBase64(value.slice(start.length));
}

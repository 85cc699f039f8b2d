import { SIGN_TYPE } from "./stringToSign";

/** The value of `X-Signature`. */
export const signatureHeaderOf = (signature: string): string => `${SIGN_TYPE} ${signature}`;

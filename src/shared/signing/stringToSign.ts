/** What the string to sign is made of. */
export interface SignedParts {
  /** Canonical JSON as base64; null: there is no body. */
  readonly data: string | null;
  /** In any case: it is signed in lower case. */
  readonly method: string;
  readonly nonceStr: string;
  /** The exact URL that is called; null: a callback. */
  readonly requestUrl: string | null;
  /** Unix time in seconds, as the header has it. */
  readonly timestamp: string;
}

export const SIGN_TYPE = "sha256";

/** The string to sign: the parts that have a value, in alphabetical order, joined with `&`, not URL-encoded. */
export function stringToSign({ data, method, nonceStr, requestUrl, timestamp }: SignedParts): string {
  return [
    ...(data === null ? [] : [`data=${data}`]),
    `method=${method.toLowerCase()}`,
    `nonceStr=${nonceStr}`,
    ...(requestUrl === null ? [] : [`requestUrl=${requestUrl}`]),
    `signType=${SIGN_TYPE}`,
    `timestamp=${timestamp}`,
  ].join("&");
}

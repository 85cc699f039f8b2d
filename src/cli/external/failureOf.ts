import type { Verdict } from "./Verdict";

/** The name doesn't exist, as the name service says: its answer may also be that there is no network. */
export const NO_SUCH_HOST = "the host doesn't exist";

/** What a request that has had no answer says of the address. */
export function failureOf(error: unknown): Verdict {
  const codes = codesOf(error);
  if (codes.includes("ENOTFOUND")) {
    return { outcome: "broken", reason: NO_SUCH_HOST };
  }
  if (codes.some((code) => /Timeout|TIMEDOUT|TIMEOUT/i.test(code))) {
    return { outcome: "unverified", reason: "doesn't answer in time" };
  }
  const tls = codes.find((code) => /CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code));
  if (tls !== undefined) {
    return { outcome: "unverified", reason: `has a certificate that isn't accepted (${tls})` };
  }
  return { outcome: "unverified", reason: `can't be reached (${codes[0] ?? String(error)})` };
}

/** Codes and names of an error and of what has caused it, the innermost first. */
function codesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) {
    return [];
  }
  const { code, name, cause, errors } = error as Readonly<Record<"code" | "name" | "cause" | "errors", unknown>>;
  const inner = Array.isArray(errors) ? errors.flatMap(codesOf) : codesOf(cause);
  return [...inner, typeof code === "string" ? code : String(name)];
}

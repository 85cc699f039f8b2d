import { base64Of } from "../base64";
import type { KeyLabel } from "./readPem";

/** DER as PEM, in lines of 64 characters. */
export function pemOf(label: KeyLabel, der: Uint8Array): string {
  const lines = base64Of(der).match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}

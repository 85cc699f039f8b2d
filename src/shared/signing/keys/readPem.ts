import { bytesOfBase64 } from "../base64";
import type { FaultId } from "../sentences/faultTexts";
import { refuse, SigningFault } from "../SigningFault";
import type { Bytes } from "./der";

/** Labels of the four forms that are read. */
export type KeyLabel = "RSA PRIVATE KEY" | "PRIVATE KEY" | "RSA PUBLIC KEY" | "PUBLIC KEY";

export interface PemBlock {
  readonly label: KeyLabel;
  readonly der: Bytes;
}

const LINES = /-----BEGIN ([^-\r\n]*)-----([^]*?)-----END ([^-\r\n]*)-----/g;
/** Keys of 16,384 bits have about 13,000. */
const MAX_LENGTH = 30_000;

/** The one key in a PEM text (RFC 7468). Text around it is ignored, as OpenSSL does. A certificate is another fault with each half. */
export function readPem(text: string, ofCertificate: FaultId): PemBlock {
  if (text.length > MAX_LENGTH) refuse("pem-broken/long");
  const [block, ...others] = text.matchAll(LINES);
  if (block === undefined) return refuse(faultWithoutBlock(text));
  const [, label = "", content = "", end = ""] = block;
  const kind = /^(?:EC|DSA|OPENSSH)\b/.exec(label)?.[0];
  // Before "several": `openssl ecparam -genkey` writes a block of parameters in front of the key.
  if (kind !== undefined) refuse("key-kind/other", kind);
  if (others.length > 0) refuse("pem-broken/several");
  if (label !== end) refuse("pem-broken/ends", label, end);
  if (content.includes("\\n")) refuse("pem-broken/backslashes");
  if (label.includes("ENCRYPTED") || /^Proc-Type:.*ENCRYPTED/m.test(content)) refuse("key-encrypted");
  if (label === "CERTIFICATE") refuse(ofCertificate);
  if (!isKnown(label)) return refuse("pem-broken/label", label);
  const base64 = content.replace(/[ \t\r\n]/g, "");
  if (base64 === "") refuse("pem-broken/empty");
  try {
    return { label, der: bytesOfBase64(base64) };
  } catch (error) {
    if (error instanceof SigningFault) refuse("pem-broken/base64", error);
    throw error;
  }
}

function faultWithoutBlock(text: string): FaultId {
  if (/^\s*$/.test(text)) return "pem-missing";
  if (text.includes("-----BEGIN")) return "pem-broken/cut";
  return /^\s*ssh-/.test(text) ? "key-kind/ssh" : "pem-broken/none";
}

const isKnown = (label: string): label is KeyLabel => /^(?:RSA )?(?:PRIVATE|PUBLIC) KEY$/.test(label);

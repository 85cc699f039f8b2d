import { bytesOfBase64 } from "../base64";
import { SigningFault } from "../SigningFault";
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

/** The one key in a PEM text (RFC 7468). Text around it is ignored, as OpenSSL does. */
export function readPem(text: string): PemBlock {
  if (text.length > MAX_LENGTH) throw new SigningFault("pem-broken", "This is too long for a key.");
  const [block, ...others] = text.matchAll(LINES);
  if (block === undefined) throw notFound(text);
  const [, label = "", content = "", end] = block;
  if (others.length > 0) throw new SigningFault("pem-broken", "There are several keys here. Paste the one to use.");
  if (label !== end)
    throw new SigningFault("pem-broken", `The key begins as \`${label}\` and ends as \`${end ?? ""}\`.`);
  if (content.includes("\\n")) {
    throw new SigningFault(
      "pem-broken",
      "The key holds `\\n` as two characters, as in a configuration file. Replace each by a line break.",
    );
  }
  if (label.includes("ENCRYPTED") || /^Proc-Type:.*ENCRYPTED/m.test(content)) {
    throw new SigningFault(
      "key-encrypted",
      "The key is encrypted with a passphrase. Decrypt a copy of it: `openssl rsa -in private.pem -out decrypted.pem`.",
    );
  }
  requireKnown(label);
  const base64 = content.replace(/[ \t\r\n]/g, "");
  if (base64 === "") throw new SigningFault("pem-broken", "There is nothing between the BEGIN and END lines.");
  try {
    return { label, der: bytesOfBase64(base64) };
  } catch (error) {
    throw error instanceof SigningFault
      ? new SigningFault("pem-broken", `Between BEGIN and END: ${error.message}`)
      : error;
  }
}

function notFound(text: string): SigningFault {
  if (/^\s*$/.test(text)) return new SigningFault("pem-missing", "The key is missing.");
  if (text.includes("-----BEGIN")) {
    return new SigningFault(
      "pem-broken",
      "The key has no complete BEGIN and END lines: a part of the file is missing.",
    );
  }
  return /^ssh-/.test(text.trim())
    ? new SigningFault("key-kind", "This is a key for SSH. An RSA key in PEM format is needed.")
    : new SigningFault("pem-broken", "This is no PEM file: those begin with `-----BEGIN`. Paste the whole file.");
}

function requireKnown(label: string): asserts label is KeyLabel {
  switch (label) {
    case "RSA PRIVATE KEY":
    case "PRIVATE KEY":
    case "RSA PUBLIC KEY":
    case "PUBLIC KEY":
      return;
    case "CERTIFICATE":
      throw new SigningFault(
        "key-kind",
        "This is a certificate. Take the key out: `openssl x509 -pubkey -noout -in file.pem`.",
      );
    default: {
      const kind = /^(EC|DSA|OPENSSH)\b/.exec(label)?.[0];
      throw kind === undefined
        ? new SigningFault("pem-broken", `\`BEGIN ${label}\` is no key.`)
        : new SigningFault("key-kind", `This is a key of the kind ${kind}. Signatures need an RSA key in PEM format.`);
    }
  }
}

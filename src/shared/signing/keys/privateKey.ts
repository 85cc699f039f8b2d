import { refuse } from "../SigningFault";
import { derInteger, derOf, DerReader, TAG, type Bytes } from "./der";
import { RSA_ALGORITHM, requireRsa } from "./keyAlgorithm";
import { publicKeyOf, type PublicKey } from "./publicKey";
import { readPem } from "./readPem";

export interface PrivateKey {
  /** PKCS#8, which WebCrypto reads; PKCS#1 is wrapped. */
  readonly pkcs8: Bytes;
  readonly format: "PKCS#1" | "PKCS#8";
  readonly publicKey: PublicKey;
}

/** Reads a private key: PEM, PKCS#1 or PKCS#8, not encrypted. */
export function readPrivateKey(text: string): PrivateKey {
  const { label, der } = readPem(text, "key-kind/certificate-private");
  if (label.endsWith("PUBLIC KEY")) refuse("key-half/public");
  const isPkcs1 = label === "RSA PRIVATE KEY";
  const pkcs1 = isPkcs1 ? der : innerOf(der);
  return {
    pkcs8: derOf(TAG.sequence, derInteger(0n), RSA_ALGORITHM, derOf(TAG.octetString, pkcs1)),
    format: isPkcs1 ? "PKCS#1" : "PKCS#8",
    publicKey: readNumbers(pkcs1),
  };
}

/** The PKCS#1 key inside of PKCS#8; attributes behind it are left out. */
function innerOf(pkcs8: Bytes): Bytes {
  const info = DerReader.ofSequence(pkcs8);
  info.integer();
  requireRsa(info);
  return info.read(TAG.octetString);
}

/** The public half of a PKCS#1 private key, whose numbers have to fit together. */
function readNumbers(pkcs1: Bytes): PublicKey {
  const numbers = DerReader.ofSequence(pkcs1);
  const [version, modulus, publicExponent, privateExponent, p, q, dp, dq, inverse] = Array.from({ length: 9 }, () =>
    numbers.integer(),
  ) as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  numbers.end();
  const fits =
    version === 0n &&
    p > 1n &&
    q > 1n &&
    p * q === modulus &&
    dp === privateExponent % (p - 1n) &&
    dq === privateExponent % (q - 1n) &&
    (publicExponent * dp) % (p - 1n) === 1n &&
    (publicExponent * dq) % (q - 1n) === 1n &&
    (inverse * q) % p === 1n;
  if (!fits) refuse("key-broken/numbers");
  return publicKeyOf(modulus, publicExponent);
}

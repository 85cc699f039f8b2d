import { refuse } from "../SigningFault";
import { derInteger, derOf, DerReader, TAG, type Bytes } from "./der";
import { RSA_ALGORITHM, requireRsa } from "./keyAlgorithm";
import { readPem } from "./readPem";

export interface PublicKey {
  /** SubjectPublicKeyInfo. */
  readonly spki: Bytes;
  readonly modulus: bigint;
  readonly exponent: bigint;
  readonly bits: number;
}

/** Reads a public key: PEM, SubjectPublicKeyInfo or PKCS#1. */
export function readPublicKey(text: string): PublicKey {
  const { label, der } = readPem(text, "key-kind/certificate");
  if (label.endsWith("PRIVATE KEY")) refuse("key-half/private");
  return label === "RSA PUBLIC KEY" ? readNumbers(der) : readSpki(der);
}

function readSpki(der: Bytes): PublicKey {
  const info = DerReader.ofSequence(der);
  requireRsa(info);
  const [unused, ...key] = info.read(TAG.bitString);
  info.end();
  if (unused !== 0) refuse("key-broken/structure");
  return readNumbers(Uint8Array.from(key));
}

function readNumbers(pkcs1: Bytes): PublicKey {
  const numbers = DerReader.ofSequence(pkcs1);
  const [modulus, exponent] = [numbers.integer(), numbers.integer()];
  numbers.end();
  return publicKeyOf(modulus, exponent);
}

/** The public key of these numbers. Refuses those that make no RSA key. */
export function publicKeyOf(modulus: bigint, exponent: bigint): PublicKey {
  const bits = modulus.toString(2).length;
  if (
    bits < 1024 ||
    bits > 16_384 ||
    modulus % 2n === 0n ||
    exponent < 3n ||
    exponent % 2n === 0n ||
    exponent >> 64n > 0n
  ) {
    refuse("key-broken/size", `${bits}`);
  }
  const pkcs1 = derOf(TAG.sequence, derInteger(modulus), derInteger(exponent));
  const spki = derOf(TAG.sequence, RSA_ALGORITHM, derOf(TAG.bitString, Uint8Array.of(0), pkcs1));
  return { spki, modulus, exponent, bits };
}

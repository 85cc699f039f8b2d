import { hexOf } from "../hex";
import { bigOf, bytesOfBig, DerReader, TAG, type Bytes } from "../keys/der";
import type { PublicKey } from "../keys/publicKey";
import type { Rsa } from "../Rsa";
import type { Sentence } from "../sentences/Sentence";

const HASHES: Readonly<Record<string, string>> = {
  "608648016503040201": "SHA-256",
  "608648016503040202": "SHA-384",
  "608648016503040203": "SHA-512",
  "608648016503040204": "SHA-224",
  "2b0e03021a": "SHA-1",
  "2a864886f70d0205": "MD5",
};
const HASH_LENGTH = 32;

/** What a signature holds, once it is raised to the public exponent. */
export interface OpenedSignature {
  /** What is wrong with the way it was signed; null: nothing. */
  readonly flaw: Sentence | null;
  /** Whether it covers the text with this SHA-256 digest; null: it holds another hash, and nobody can tell. */
  readonly covers: ((digest: Bytes) => Promise<boolean>) | null;
}

/**
 * Opens a signature with the public key: what was signed becomes known, as its hash. Null where nothing of sense comes
 * out: another key has made it. It explains, and decides nothing: only the platform's verification says "valid".
 */
export function openSignature(signature: Bytes, key: PublicKey, rsa: Rsa): OpenedSignature | null {
  const length = Math.ceil(key.bits / 8);
  const value = bigOf(signature);
  if (signature.length !== length || value >= key.modulus) return null;
  const block = bytesOfBig(power(value, key.exponent, key.modulus), length);
  return openPkcs1(block) ?? openPss(block, key.bits, rsa);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === "1") result = (result * base) % modulus;
  }
  return result;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => hexOf(a) === hexOf(b);

/** EMSA-PKCS1-v1_5 (RFC 8017, 9.2): 00 01 FF … FF 00, and the hash with its name. */
function openPkcs1(block: Bytes): OpenedSignature | null {
  const [, content] = /^0001(?:ff){8,}00((?:..)*)$/.exec(hexOf(block)) ?? [];
  if (content === undefined) return null;
  const bytes = block.slice(block.length - content.length / 2);
  try {
    const info = DerReader.ofSequence(bytes);
    const name = hexOf(info.sequence().read(TAG.oid));
    const digest = info.read(TAG.octetString);
    const hash = HASHES[name] ?? "an unknown hash";
    return hash === "SHA-256"
      ? { flaw: null, covers: (asked) => Promise.resolve(isSame(asked, digest)) }
      : { flaw: ["hash", hash], covers: null };
  } catch {
    // The hash without its name, as bytes or in hexadecimal: encrypted, not signed.
    return {
      flaw: ["bare-hash"],
      covers: (asked) =>
        Promise.resolve(isSame(asked, bytes) || hexOf(asked) === String.fromCharCode(...bytes).toLowerCase()),
    };
  }
}

/** EMSA-PSS (RFC 8017, 9.1.2) with SHA-256 and a salt of any length. */
function openPss(block: Bytes, bits: number, rsa: Rsa): OpenedSignature | null {
  const encoded = block.slice(bits % 8 === 1 ? 1 : 0);
  if (encoded.at(-1) !== 0xbc) return null;
  const masked = encoded.slice(0, -HASH_LENGTH - 1);
  const hash = encoded.slice(-HASH_LENGTH - 1, -1);
  // The same for all texts, and eight digests of work.
  let known: Promise<Bytes | null> | undefined;
  const covers = async (digest: Bytes): Promise<boolean> => {
    known ??= saltOf(masked, hash, bits, rsa);
    const salt = await known;
    return salt !== null && isSame(hash, await rsa.sha256(Uint8Array.of(...new Uint8Array(8), ...digest, ...salt)));
  };
  return { flaw: ["pss"], covers };
}

async function saltOf(masked: Bytes, hash: Bytes, bits: number, rsa: Rsa): Promise<Bytes | null> {
  const plain = masked.slice();
  for (let block = 0; block * HASH_LENGTH < plain.length; block += 1) {
    const mask = await rsa.sha256(Uint8Array.of(...hash, 0, 0, 0, block));
    mask.forEach((byte, index) => {
      const at = block * HASH_LENGTH + index;
      if (at < plain.length) plain[at] = (plain[at] ?? 0) ^ byte;
    });
  }
  plain[0] = (plain[0] ?? 0) & (0xff >> ((8 - ((bits - 1) % 8)) % 8));
  const start = plain.findIndex((byte) => byte !== 0);
  return plain[start] === 1 ? plain.slice(start + 1) : null;
}

import { pemOf } from "../../shared/signing/keys/writePem";
import type { Rsa } from "../../shared/signing/Rsa";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

/** In bytes. */
const LONG = 20_000;

/** The browser's cryptography; null where the page came without https, since browsers then keep it back. */
export function webCrypto(): SubtleCrypto | null {
  // Typed as always there, which it isn't on http:// addresses other than localhost.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  return subtle ?? null;
}

/** RSA by WebCrypto. Keys stay objects of the browser that can't be exported, for one call each. */
export function webCryptoRsa(subtle: SubtleCrypto): Rsa {
  return {
    sign: async (pkcs8, message) => {
      const key = await subtle.importKey("pkcs8", pkcs8, ALGORITHM, false, ["sign"]);
      return new Uint8Array(await subtle.sign(ALGORITHM.name, key, message));
    },
    verify: async (spki, signature, message) => {
      const key = await subtle.importKey("spki", spki, ALGORITHM, false, ["verify"]);
      return subtle.verify(ALGORITHM.name, key, signature, message);
    },
    sha256: async (message) => {
      // Each of many long strings may take a while: between them the page can react.
      if (message.length > LONG) await new Promise((done) => setTimeout(done));
      return new Uint8Array(await subtle.digest(ALGORITHM.hash, message));
    },
  };
}

/** A new key pair of 2048 bits, as the portal makes them: the private key as PEM (PKCS#8). */
export async function generatePrivateKey(subtle: SubtleCrypto): Promise<string> {
  const algorithm = { ...ALGORITHM, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const { privateKey } = await subtle.generateKey(algorithm, true, ["sign", "verify"]);
  return pemOf("PRIVATE KEY", new Uint8Array(await subtle.exportKey("pkcs8", privateKey)));
}

/** A new nonce: 32 letters, as the SDKs make them. */
export function newNonce(): string {
  let nonce = "";
  while (nonce.length < 32) {
    const [byte = 0] = globalThis.crypto.getRandomValues(new Uint8Array(1));
    // Of 128 values those of letters are taken, so that each letter is as likely as the next.
    const sign = String.fromCharCode(byte & 127);
    if (/[A-Za-z]/.test(sign)) nonce += sign;
  }
  return nonce;
}

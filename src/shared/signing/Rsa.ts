type Bytes = Uint8Array<ArrayBuffer>;

/**
 * What the platform gives: WebCrypto in a browser, node:crypto in tests. RSASSA-PKCS1-v1_5 with SHA-256 alone. Keys are
 * DER: PKCS#8 and SubjectPublicKeyInfo. A key that can't be used rejects.
 */
export interface Rsa {
  readonly sign: (pkcs8: Bytes, message: Bytes) => Promise<Bytes>;
  readonly verify: (spki: Bytes, signature: Bytes, message: Bytes) => Promise<boolean>;
  readonly sha256: (message: Bytes) => Promise<Bytes>;
}

import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";

import type { Rsa } from "../../shared/signing/Rsa";

type Bytes = Uint8Array<ArrayBuffer>;

/** What throws rejects, as with WebCrypto. */
const promised = <T>(make: () => T): Promise<T> => new Promise((resolve) => resolve(make()));

const privateKeyOf = (pkcs8: Bytes) => createPrivateKey({ key: Buffer.from(pkcs8), format: "der", type: "pkcs8" });
const publicKeyOf = (spki: Bytes) => createPublicKey({ key: Buffer.from(spki), format: "der", type: "spki" });

/** The RSA of node:crypto. */
export const nodeRsa: Rsa = {
  sign: (pkcs8, message) => promised(() => Uint8Array.from(sign("sha256", message, privateKeyOf(pkcs8)))),
  verify: (spki, signature, message) => promised(() => verify("sha256", message, publicKeyOf(spki), signature)),
  sha256: (message) => promised(() => Uint8Array.from(createHash("sha256").update(message).digest())),
};

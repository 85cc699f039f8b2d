import { generateKeyPair } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** A pair of RSA keys of 2048 bits, as PEM. */
export interface KeyPair {
  /** As the portal gives it out. */
  readonly pkcs1: string;
  /** For Java. */
  readonly pkcs8: string;
  readonly publicPem: string;
}

/** Makes a throwaway key pair. */
export async function makeKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return {
    pkcs1: privateKey.export({ type: "pkcs1", format: "pem" }).toString(),
    pkcs8: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

/** The files of a running mock, in a folder of their own that only its user can read. */
export interface KeyFolder {
  readonly folder: string;
  readonly privateKey: string;
  readonly privateKeyPkcs8: string;
  readonly serverPublicKey: string;
  readonly remove: () => void;
}

export function writeKeys(application: KeyPair, platform: KeyPair): KeyFolder {
  const folder = mkdtempSync(path.join(tmpdir(), "mock-keys-"));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };
  return {
    folder,
    privateKey: write("private.pem", application.pkcs1),
    privateKeyPkcs8: write("private-pkcs8.pem", application.pkcs8),
    serverPublicKey: write("server-public.pem", platform.publicPem),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { bytesOfHex, hexOf } from "../hex";
import { refuse } from "../SigningFault";
import { DerReader, TAG, type Bytes } from "./der";

const RSA = "2a864886f70d010101";
const OTHERS: Readonly<Record<string, string>> = {
  "2a8648ce3d0201": "EC",
  "2a864886f70d01010a": "RSA-PSS",
  "2a8648ce380401": "DSA",
  "2b6570": "Ed25519",
  "2b656e": "X25519",
};

/** The AlgorithmIdentifier of RSA keys (RFC 8017, A.1): its id, and NULL. */
export const RSA_ALGORITHM: Bytes = bytesOfHex(`300d0609${RSA}0500`);

/** Reads an AlgorithmIdentifier, and refuses all but RSA. */
export function requireRsa(reader: DerReader): void {
  const algorithm = reader.sequence();
  const id = hexOf(algorithm.read(TAG.oid));
  if (id !== RSA) refuse("key-kind/other", OTHERS[id] ?? id);
  if (!algorithm.isAtEnd) {
    new DerReader(algorithm.read(TAG.null)).end();
    algorithm.end();
  }
}

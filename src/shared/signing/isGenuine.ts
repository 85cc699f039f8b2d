import type { PublicKey } from "./keys/publicKey";
import { construct, rightConstruction } from "./mistakes/Construction";
import { readSignatureHeader } from "./readSignatureHeader";
import type { Rsa } from "./Rsa";
import { utf8Of } from "./utf8";
import { messageOf, type ReceivedMessage } from "./verifyMessage";

/**
 * Whether a message is genuine: the signature is valid over the right string. Throws a SigningFault where the header has
 * another form or the body isn't sound JSON; such a message isn't genuine either.
 */
export async function isGenuine(received: ReceivedMessage, key: PublicKey, rsa: Rsa): Promise<boolean> {
  const message = messageOf(received);
  const text = construct(message, rightConstruction(message));
  return rsa.verify(key.spki, readSignatureHeader(received.headers.signature), utf8Of(text));
}

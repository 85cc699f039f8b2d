import { useEffect, useState } from "react";

import type { PrivateKey } from "../../shared/signing/keys/privateKey";
import { signString } from "../../shared/signing/signRequest";
import { faultFrom, type Attempt } from "../../shared/signing/attempt";
import { webCryptoRsa } from "./webCryptoRsa";

interface Signed {
  readonly text: string;
  readonly key: PrivateKey;
  readonly result: Attempt<string>;
}

/** The signature of a text; null while it is made, or where there is nothing to sign with. Never one of another text. */
export function useSignature(
  text: string | null,
  key: PrivateKey | null,
  subtle: SubtleCrypto | null,
): Attempt<string> | null {
  const [signed, setSigned] = useState<Signed | null>(null);
  useEffect(() => {
    if (text === null || key === null || subtle === null) return undefined;
    let isCurrent = true;
    const show = (result: Attempt<string>) => {
      if (isCurrent) setSigned({ text, key, result });
    };
    signString(text, key, webCryptoRsa(subtle)).then(
      (value) => show({ value }),
      (error: unknown) => show({ fault: faultFrom(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, key, subtle]);
  return signed !== null && signed.text === text && signed.key === key ? signed.result : null;
}

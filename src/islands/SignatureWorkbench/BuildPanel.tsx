import { useEffect, useMemo, useState } from "react";

import { curlCommand } from "../../shared/signing/curlCommand";
import { readPrivateKey } from "../../shared/signing/keys/privateKey";
import { pemOf } from "../../shared/signing/keys/writePem";
import { buildString, signedHeaders, type SignedField, type SignedInput } from "../../shared/signing/signRequest";
import type { SigningFault } from "../../shared/signing/SigningFault";
import { attempt } from "../../shared/signing/attempt";
import { Button } from "./Button";
import { faultText } from "./faultText";
import { inPageWords } from "./inPageWords";
import { KeyField } from "./KeyField";
import { MomentFields } from "./MomentFields";
import * as styles from "./BuildPanel.module.css";
import { Step } from "./Step";
import { useSignature } from "./useSignature";
import { generatePrivateKey } from "./webCryptoRsa";

interface BuildPanelProps {
  readonly input: SignedInput;
  readonly onChange: (change: Partial<SignedInput>) => void;
  readonly faults: Partial<Record<SignedField, SigningFault>>;
  readonly privateKey: string;
  readonly onPrivateKey: (pem: string) => void;
  readonly subtle: SubtleCrypto | null;
  readonly onStatus: (status: string) => void;
  /** Takes what was built over into the Verify tab. */
  readonly onVerify: (headers: string, publicKey: string) => void;
}

/** Every step from the message to its headers. */
export function BuildPanel(props: BuildPanelProps) {
  const { input, onChange, faults, privateKey, onPrivateKey, subtle, onStatus, onVerify } = props;
  const [isGenerating, setGenerating] = useState(false);
  const count = Object.keys(faults).length;
  const built = useMemo(() => attempt(() => buildString(input)).value ?? null, [input]);
  const key = useMemo(() => attempt(() => readPrivateKey(privateKey)), [privateKey]);
  const signature = useSignature(built?.stringToSign ?? null, key.value ?? null, subtle);
  const keyFault = key.fault ?? signature?.fault;
  const headers = signature?.value === undefined ? null : signedHeaders(input, signature.value);
  const headerText = headers?.map((header) => header.join(": ")).join("\n") ?? null;
  const publicPem = key.value === undefined ? "" : pemOf("PUBLIC KEY", key.value.publicKey.spki);

  const status =
    count > 0
      ? inPageWords(["not-signed", `${count}`, count === 1 ? "field needs" : "fields need"])
      : headers !== null
        ? "Signed."
        : privateKey !== "" && keyFault !== undefined
          ? inPageWords(["not-signed/key"])
          : inPageWords(["key-needed"]);
  useEffect(() => onStatus(status), [status, onStatus]);
  const missing =
    subtle === null
      ? inPageWords(["no-https/sign"])
      : privateKey === ""
        ? inPageWords(["no-key"])
        : keyFault === undefined
          ? "Signing …"
          : faultText(keyFault);

  const steps: (readonly [title: string, code: string | null, why?: string])[] = [];
  if (built !== null) {
    if (built.canonicalJson === null) steps.push(["1. Canonical JSON and data", null, inPageWords(["no-body"])]);
    else steps.push(["1. Canonical JSON", built.canonicalJson], ["2. data (base64)", built.data]);
    steps.push(["3. String to sign", built.stringToSign], ["4. Signature (base64)", signature?.value ?? null, missing]);
    if (headers !== null) {
      steps.push(["5. Headers", headerText]);
      if (input.requestUrl !== "") steps.push(["6. cURL", curlCommand(input, headers)]);
      steps.push(["Public key of this private key", publicPem]);
    }
  }

  const generate = async (crypto: SubtleCrypto) => {
    setGenerating(true);
    onPrivateKey(await generatePrivateKey(crypto));
    setGenerating(false);
  };
  return (
    <>
      <MomentFields input={input} onChange={onChange} faults={faults} />
      <KeyField
        label="Private key"
        value={privateKey}
        onChange={onPrivateKey}
        fault={privateKey === "" ? undefined : keyFault}
        note={key.value === undefined ? null : keyNote(key.value.format, key.value.publicKey.bits)}
        placeholder="-----BEGIN RSA PRIVATE KEY-----"
      >
        {subtle !== null && (
          <Button isBusy={isGenerating} onClick={() => void generate(subtle)}>
            Generate<span className="visually-hidden"> a throwaway key</span>
          </Button>
        )}
      </KeyField>
      <p className={styles.status}>{status}</p>
      {steps.map(([title, code, why]) => (
        <Step key={title} title={title} code={code} why={why} />
      ))}
      {headerText !== null && <Button onClick={() => onVerify(headerText, publicPem)}>Verify these headers</Button>}
    </>
  );
}

function keyNote(format: string, bits: number): string {
  return bits === 2048 ? `RSA, 2048 bits, ${format}.` : inPageWords(["key-size", String(bits), format]);
}

import { useEffect, useRef, useState } from "react";

import { readPublicKey, type PublicKey } from "../../shared/signing/keys/publicKey";
import { readMessageHeaders } from "../../shared/signing/messageHeaders";
import { clockNote } from "../../shared/signing/requestFields";
import { SigningFault } from "../../shared/signing/SigningFault";
import type { SignedInput } from "../../shared/signing/signRequest";
import { examine, type ReceivedMessage, type Verdict } from "../../shared/signing/verifyMessage";
import { attempt, faultText } from "./attempt";
import { Button } from "./Button";
import { Field } from "./Field";
import { KeyField } from "./KeyField";
import { Notice } from "./Notice";
import { Step } from "./Step";
import { webCryptoRsa } from "./webCryptoRsa";

interface VerifyPanelProps {
  readonly input: SignedInput;
  readonly headers: string;
  readonly onHeaders: (headers: string) => void;
  readonly publicKey: string;
  readonly onPublicKey: (pem: string) => void;
  readonly subtle: SubtleCrypto | null;
  readonly onStatus: (status: string) => void;
}

const TITLES: Record<Verdict["kind"], string> = {
  valid: "Valid: the signature belongs to this message and this key.",
  explained: "Not valid. The signature was made like this:",
  unexplained: "Not valid, and the cause can't be told.",
};

type Found =
  | { readonly verdict: Verdict; readonly fault?: undefined }
  | { readonly verdict?: undefined; readonly fault: SigningFault };
type Outcome = Found & { readonly question: string };

async function outcomeOf(message: ReceivedMessage, key: PublicKey, subtle: SubtleCrypto): Promise<Found> {
  try {
    return { verdict: await examine(message, key, webCryptoRsa(subtle)) };
  } catch (error) {
    return {
      fault: error instanceof SigningFault ? error : new SigningFault("key-broken", "The public key can't be used."),
    };
  }
}

/** Whether a message is genuine, and if not, the mistake its signature was made with. */
export function VerifyPanel(props: VerifyPanelProps) {
  const { input, headers, onHeaders, publicKey, onPublicKey, subtle, onStatus } = props;
  const key = attempt(() => readPublicKey(publicKey));
  const read = attempt(() => readMessageHeaders(headers));
  const question = [input.kind, input.method, input.requestUrl, input.body, headers, publicKey].join("\u0000");
  const [asked, setAsked] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isAsked = asked === question;
  const isIncomplete = (key.fault ?? read.fault) !== undefined;
  // An outcome is about what was asked: a change of the message makes it stale.
  const shown = isAsked && outcome?.question === question ? outcome : null;
  const latest = useRef<string | null>(null);

  const verify = async () => {
    latest.current = question;
    setAsked(question);
    setOutcome(null);
    if (key.value === undefined || read.value === undefined || subtle === null) {
      onStatus("Not verified: a field needs a correction.");
      return;
    }
    const found = await outcomeOf({ ...input, headers: read.value }, key.value, subtle);
    // Another message was asked about meanwhile.
    if (latest.current !== question) return;
    setOutcome({ question, ...found });
    onStatus(
      found.verdict === undefined
        ? `Not verified: ${found.fault.message}`
        : [TITLES[found.verdict.kind], ...(found.verdict.kind === "valid" ? [] : found.verdict.reasons)].join(" "),
    );
  };
  useEffect(() => onStatus(""), [onStatus]);

  const verdict = shown?.verdict;
  const late =
    verdict?.kind === "valid" && input.kind === "request" && read.value !== undefined
      ? clockNote(read.value.timestamp, Math.floor(Date.now() / 1000))
      : null;
  return (
    <>
      <Field
        label="Headers"
        rows={4}
        value={headers}
        onChange={onHeaders}
        fault={headers === "" ? undefined : read.fault}
        placeholder={"X-Signature: sha256 …\nX-Nonce-Str: …\nX-Timestamp: …"}
      />
      <KeyField
        label={input.kind === "request" ? "Your public key" : "Server public key"}
        value={publicKey}
        onChange={onPublicKey}
        fault={publicKey === "" ? undefined : key.fault}
        note={key.value === undefined ? null : `RSA, ${String(key.value.bits)} bits.`}
        placeholder="-----BEGIN PUBLIC KEY-----"
      />
      {subtle !== null && (
        <Button isMain onClick={() => void verify()}>
          Verify
        </Button>
      )}
      {isAsked && shown === null && !isIncomplete && <Notice tone="plain" title="Verifying …" />}
      {isAsked && isIncomplete && (
        <Notice
          tone="bad"
          title={key.fault === undefined ? "Paste the three headers first." : "A public key is needed first."}
        />
      )}
      {shown?.fault !== undefined && <Notice tone="bad" title="Not verified." reasons={[faultText(shown.fault)]} />}
      {verdict !== undefined && (
        <Notice
          tone={verdict.kind === "valid" ? "good" : "bad"}
          title={TITLES[verdict.kind]}
          reasons={verdict.kind === "valid" ? [] : verdict.reasons}
        >
          {late !== null && <p>{late}</p>}
        </Notice>
      )}
      {verdict !== undefined && (
        <Step
          title={verdict.kind === "explained" ? "String that was signed" : "String to sign"}
          code={verdict.stringToSign}
        />
      )}
    </>
  );
}

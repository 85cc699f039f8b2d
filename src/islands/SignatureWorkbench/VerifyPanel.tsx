import { useRef, useState } from "react";

import { readPublicKey } from "../../shared/signing/keys/publicKey";
import { readMessageHeaders } from "../../shared/signing/messageHeaders";
import { clockNote } from "../../shared/signing/requestFields";
import type { SignedInput } from "../../shared/signing/signRequest";
import { examine, type Verdict } from "../../shared/signing/verifyMessage";
import { attempt, faultFrom } from "../../shared/signing/attempt";
import { faultText } from "./faultText";
import { Button } from "./Button";
import { Field } from "./Field";
import { inPageWords } from "./inPageWords";
import { KeyField } from "./KeyField";
import { Notice, type Tone } from "./Notice";
import { now } from "./now";
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

/** What came of a question: nothing yet, what is missing, a fault, or a verdict. */
interface Outcome {
  readonly tone: Tone;
  readonly title: string;
  readonly reasons?: readonly string[];
  readonly verdict?: Verdict;
}

/** Whether a message is genuine, and if not, the mistake its signature was made with. */
export function VerifyPanel(props: VerifyPanelProps) {
  const { input, headers, onHeaders, publicKey, onPublicKey, subtle, onStatus } = props;
  const key = attempt(() => readPublicKey(publicKey));
  const read = attempt(() => readMessageHeaders(headers));
  const question = [input.kind, input.method, input.requestUrl, input.body, headers, publicKey].join("\u0000");
  // An outcome is about what was asked: a change of the message makes it stale.
  const [outcome, setOutcome] = useState<readonly [question: string, Outcome] | null>(null);
  const shown = outcome?.[0] === question ? outcome[1] : null;
  const verdict = shown?.verdict;
  const latest = useRef("");

  const verify = async () => {
    latest.current = question;
    if (key.value === undefined || read.value === undefined || subtle === null) {
      const title = inPageWords([key.fault === undefined ? "headers-first" : "key-first"]);
      setOutcome([question, { tone: "bad", title }]);
      onStatus(inPageWords(["not-verified"]));
      return;
    }
    setOutcome([question, { tone: "plain", title: "Verifying …" }]);
    let found: Outcome;
    try {
      const verdict = await examine({ ...input, headers: read.value }, key.value, webCryptoRsa(subtle));
      const reasons = verdict.reasons.map(inPageWords);
      if (input.kind === "callback" && verdict.kind === "explained") reasons.push(inPageWords(["sender"]));
      const tone = verdict.kind === "valid" ? "good" : "bad";
      found = { tone, title: inPageWords([verdict.kind]), reasons, verdict };
    } catch (error) {
      found = { tone: "bad", title: "Not verified.", reasons: [faultText(faultFrom(error))] };
    }
    // Another message may have been asked about meanwhile.
    if (latest.current === question) {
      setOutcome([question, found]);
      onStatus([found.title, ...(found.reasons ?? [])].join(" "));
    }
  };

  const late =
    verdict?.kind === "valid" && input.kind === "request" ? clockNote(read.value?.timestamp ?? "", now()) : null;
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
        note={key.value === undefined ? null : `RSA, ${key.value.bits} bits.`}
        placeholder="-----BEGIN PUBLIC KEY-----"
      />
      {subtle !== null && (
        <Button isMain onClick={() => void verify()}>
          Verify
        </Button>
      )}
      {shown !== null && <Notice {...shown}>{late !== null && <p>{inPageWords(late)}</p>}</Notice>}
      {verdict !== undefined && (
        <Step
          title={verdict.kind === "explained" ? "String that was signed" : "String to sign"}
          code={verdict.stringToSign}
        />
      )}
    </>
  );
}

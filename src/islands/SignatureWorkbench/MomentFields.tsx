import { clockNote } from "../../shared/signing/requestFields";
import type { SignedField, SignedInput } from "../../shared/signing/signRequest";
import type { SigningFault } from "../../shared/signing/SigningFault";
import { Button } from "./Button";
import { Field } from "./Field";
import { inPageWords } from "./inPageWords";
import * as styles from "./MomentFields.module.css";
import { now } from "./now";
import { newNonce } from "./webCryptoRsa";

interface MomentFieldsProps {
  readonly input: SignedInput;
  readonly onChange: (change: Partial<SignedInput>) => void;
  readonly faults: Partial<Record<SignedField, SigningFault>>;
}

/** What is new with every message: nonce and timestamp. */
export function MomentFields({ input, onChange, faults }: MomentFieldsProps) {
  const late = input.kind === "request" ? clockNote(input.timestamp, now()) : null;
  return (
    <div className={styles.halves}>
      <Field
        label="X-Nonce-Str"
        value={input.nonceStr}
        onChange={(nonceStr) => onChange({ nonceStr })}
        fault={faults.nonceStr}
      >
        <Button onClick={() => onChange({ nonceStr: newNonce() })}>
          New <span className="visually-hidden">nonce</span>
        </Button>
      </Field>
      <Field
        label="X-Timestamp"
        value={input.timestamp}
        onChange={(timestamp) => onChange({ timestamp })}
        fault={faults.timestamp}
        note={late === null ? null : inPageWords(late)}
      >
        <Button onClick={() => onChange({ timestamp: String(now()) })}>
          Now <span className="visually-hidden">as the timestamp</span>
        </Button>
      </Field>
    </div>
  );
}

import { METHODS } from "../../shared/signing/requestFields";
import type { SignedField, SignedInput } from "../../shared/signing/signRequest";
import type { SigningFault } from "../../shared/signing/SigningFault";
import { Field } from "./Field";
import * as styles from "./MessageFields.module.css";

interface MessageFieldsProps {
  readonly input: SignedInput;
  readonly onChange: (change: Partial<SignedInput>) => void;
  readonly faults: Partial<Record<SignedField, SigningFault>>;
  /** Of the body. */
  readonly note: string | undefined;
}

const KINDS = [
  ["request", "A request that you send"],
  ["callback", "A callback that you receive"],
] as const;

/**
 * What `curl -v` and the mock write in front of each line. No line of JSON begins so, as texts in it hold no line breaks;
 * they may hold U+2028, which `^` would take for one.
 */
const QUOTED = /(^|\n)[<>] /g;

/** The message that all tabs work on. */
export function MessageFields({ input, onChange, faults, note }: MessageFieldsProps) {
  const isRequest = input.kind === "request";
  return (
    <fieldset className={styles.message}>
      <legend className={styles.legend}>Message</legend>
      <div className={styles.kinds}>
        {KINDS.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="radio"
              name="signature-workbench-kind"
              checked={input.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.line}>
        <Field
          label="Method"
          options={METHODS}
          value={input.method}
          onChange={(method) => onChange({ method })}
          fault={faults.method}
        />
        <Field
          label={isRequest ? "URL" : "Address (not signed)"}
          value={input.requestUrl}
          onChange={(requestUrl) => onChange({ requestUrl })}
          fault={faults.requestUrl}
        />
      </div>
      <Field
        label="Body"
        rows={5}
        value={input.body}
        onChange={(body) => onChange({ body: body.replace(QUOTED, "$1") })}
        fault={faults.body}
        note={note}
      />
    </fieldset>
  );
}

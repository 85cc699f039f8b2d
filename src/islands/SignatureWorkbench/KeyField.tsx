import { useId, useState, type ReactNode } from "react";

import { SigningFault } from "../../shared/signing/SigningFault";
import { Field } from "./Field";
import * as styles from "./KeyField.module.css";

/** In bytes. Key files have a few thousand. */
const MAX_FILE_SIZE = 65_536;

interface KeyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pem: string) => void;
  readonly fault: SigningFault | undefined;
  readonly note: string | null;
  readonly placeholder: string;
  readonly children?: ReactNode;
}

/** A field for a key in PEM format: pasted, dropped as a file, or chosen as one. */
export function KeyField({ onChange, fault, children, ...field }: KeyFieldProps) {
  const id = useId();
  const [fileFault, setFileFault] = useState<SigningFault>();

  const change = (pem: string) => {
    setFileFault(undefined);
    onChange(pem);
  };
  const read = async (file: File) => {
    if (file.size > MAX_FILE_SIZE) {
      setFileFault(new SigningFault("pem-broken/size", null, file.name));
      return;
    }
    try {
      change(await file.text());
    } catch {
      setFileFault(new SigningFault("pem-broken/unread", null, file.name));
    }
  };
  return (
    <Field {...field} rows={4} onChange={change} onDropFile={(file) => void read(file)} fault={fileFault ?? fault}>
      {children}
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".pem,.key,.pub,.txt"
        aria-label={`Choose a file: ${field.label}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        Choose a file
      </label>
    </Field>
  );
}

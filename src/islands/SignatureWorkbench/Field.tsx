import { useId, type DragEvent, type ReactNode } from "react";

import type { SigningFault } from "../../shared/signing/SigningFault";
import { faultText } from "./faultText";
import { CodeText } from "./CodeText";
import * as styles from "./Field.module.css";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** More than one: an area of text. */
  readonly rows?: number;
  /** One of these values. */
  readonly options?: readonly string[];
  readonly fault?: SigningFault | undefined;
  /** A remark that isn't a fault. */
  readonly note?: string | null | undefined;
  /** Buttons beside the label. */
  readonly children?: ReactNode;
  readonly onDropFile?: (file: File) => void;
  readonly placeholder?: string;
}

/** A field with its label, and what is wrong with its value. Nothing of it is kept by the browser. */
export function Field(props: FieldProps) {
  const { label, value, onChange, rows = 1, options, fault, note, children, onDropFile, placeholder } = props;
  const id = useId();
  const remark = fault === undefined ? note : faultText(fault);
  const shared = {
    id,
    className: styles.control,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    "aria-invalid": fault === undefined ? undefined : true,
    "aria-describedby": remark == null ? undefined : `${id}-remark`,
    autoComplete: "off",
  };
  // Spelling services of browsers send away what is typed.
  const typed = { ...shared, spellCheck: false, autoCapitalize: "off", placeholder };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file !== undefined && onDropFile !== undefined) {
      event.preventDefault();
      onDropFile(file);
    }
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      {options !== undefined ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : rows > 1 ? (
        <textarea {...typed} rows={rows} onDrop={onDrop} />
      ) : (
        <input {...typed} />
      )}
      {remark != null && (
        <p id={`${id}-remark`} className={fault === undefined ? styles.note : styles.fault}>
          <CodeText>{remark}</CodeText>
        </p>
      )}
    </div>
  );
}

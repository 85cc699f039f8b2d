import { CodeText } from "./CodeText";
import { Notice } from "./Notice";
import * as styles from "./Step.module.css";

interface StepProps {
  readonly title: string;
  /** What came out; null: it isn't there, and `why` says why. */
  readonly code: string | null;
  readonly why?: string | undefined;
}

/** One intermediate result, as a block of code of the page: src/enhance/copy works on its button. */
export function Step({ title, code, why = "" }: StepProps) {
  if (code === null) {
    return (
      <Notice tone="plain" title={title}>
        <p>
          <CodeText>{why}</CodeText>
        </p>
      </Notice>
    );
  }
  return (
    <figure className="code">
      <figcaption className="code-head">
        <span className="code-title">{title}</span>
        {"clipboard" in navigator && (
          <button type="button" className="copy-button">
            <span>Copy</span>
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </figcaption>
      <pre className={styles.wrapped}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

import { CodeText } from "./CodeText";
import { inPageWords } from "./inPageWords";
import { Notice } from "./Notice";
import * as styles from "./Step.module.css";

interface StepProps {
  readonly title: string;
  /** What came out; null: it isn't there, and `why` says why. */
  readonly code: string | null;
  readonly why?: string | undefined;
}

/** Of a long text, this much shows at either end: browsers take seconds to break a million characters into lines. */
const SHOWN = 4_000;

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
  const rest = code.slice(SHOWN, -SHOWN);
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
        <code>
          {rest ? code.slice(0, SHOWN) : code}
          {rest && (
            <>
              {/* Hidden it costs no layout, and is copied with the others. */}
              <span hidden>{rest}</span>
              <span className={styles.gap} />
              {code.slice(-SHOWN)}
            </>
          )}
        </code>
      </pre>
      {rest && <p className={styles.note}>{inPageWords(["shortened", String(rest.length)])}</p>}
    </figure>
  );
}

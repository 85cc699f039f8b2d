import type { DiffPiece } from "../../shared/signing/compare/diffCharacters";
import * as styles from "./DiffView.module.css";

/** Of what is the same, this much shows on each side of a change; of a change, so many times as much. */
const CONTEXT = 60;
const OF_CHANGE = 30;

/** Two texts in one: what is missing from the own one, and what only it has. Blanks in changes are made visible. */
export function DiffView({ title, pieces }: { readonly title: string; readonly pieces: readonly DiffPiece[] }) {
  return (
    <figure className="code" data-no-copy="">
      <figcaption className="code-head">
        <span className="code-title">{title}</span>
        <span>
          <ins className={styles.missing}>missing</ins> <del className={styles.extra}>too much</del>
        </span>
      </figcaption>
      <pre className={styles.wrapped}>
        <code>
          {pieces.map(({ kind, text }, index) => {
            if (kind === "same") return shorten(text, CONTEXT, index === 0, index === pieces.length - 1);
            const Change = kind === "missing" ? "ins" : "del";
            return (
              <Change key={index} className={kind === "missing" ? styles.missing : styles.extra}>
                {visible(shorten(text, CONTEXT * OF_CHANGE))}
              </Change>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}

const BLANKS: Readonly<Record<string, string>> = { " ": "␣", "\t": "⇥", "\r": "␍", "\n": "⏎\n" };

const visible = (text: string): string => text.replace(/[ \t\r\n]/g, (blank) => BLANKS[blank] ?? "");

function shorten(text: string, size: number, isFirst = false, isLast = false): string {
  if (text.length <= 2 * size + 3) return text;
  return [isFirst ? "" : text.slice(0, size), isLast ? "" : text.slice(-size)].join(" … ");
}

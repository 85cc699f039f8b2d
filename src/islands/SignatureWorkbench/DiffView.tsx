import type { DiffPiece } from "../../shared/signing/compare/diffCharacters";
import * as styles from "./DiffView.module.css";

/** Of what is the same, this much shows on each side of a change. */
const CONTEXT = 60;

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
            if (kind === "same") return shorten(text, index === 0, index === pieces.length - 1);
            const Change = kind === "missing" ? "ins" : "del";
            return (
              <Change key={index} className={kind === "missing" ? styles.missing : styles.extra}>
                {visible(text)}
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

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT + 3) return text;
  return [isFirst ? "" : text.slice(0, CONTEXT), isLast ? "" : text.slice(-CONTEXT)].join(" … ");
}

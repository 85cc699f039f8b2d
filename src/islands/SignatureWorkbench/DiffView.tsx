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
          {pieces.map(({ kind, text }, index) =>
            kind === "same" ? (
              shorten(text, index === 0, index === pieces.length - 1)
            ) : kind === "missing" ? (
              <ins key={index} className={styles.missing}>
                {visible(text)}
              </ins>
            ) : (
              <del key={index} className={styles.extra}>
                {visible(text)}
              </del>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

const visible = (text: string): string =>
  text.replaceAll(" ", "␣").replaceAll("\t", "⇥").replaceAll("\r", "␍").replaceAll("\n", "⏎\n");

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT + 3) return text;
  return [isFirst ? "" : text.slice(0, CONTEXT), isLast ? "" : text.slice(-CONTEXT)].join(" … ");
}

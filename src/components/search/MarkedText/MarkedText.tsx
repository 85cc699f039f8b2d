import { findMatches } from "../../../shared/search/findMatches";
import * as styles from "./MarkedText.module.css";

interface MarkedTextProps {
  readonly text: string;
  /** Folded words that answer the query. */
  readonly matched: ReadonlySet<string>;
}

/** A text with the words that answer the query marked. It is text throughout: nothing of it is read as HTML. */
export function MarkedText({ text, matched }: MarkedTextProps) {
  let end = 0;
  return (
    <>
      {findMatches(text, matched).map((range) => {
        const before = text.slice(end, range.start);
        end = range.end;
        return [
          before,
          <mark key={range.start} className={styles.mark}>
            {text.slice(range.start, range.end)}
          </mark>,
        ];
      })}
      {text.slice(end)}
    </>
  );
}

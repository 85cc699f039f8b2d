import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./NoResults.module.css";

interface NoResultsProps {
  readonly typed: string;
  /** Known words that look like what was typed. */
  readonly nearest: readonly string[];
  readonly onWord: (word: string) => void;
  readonly onLeave?: () => void;
}

/** What to do when nothing was found. */
export function NoResults({ typed, nearest, onWord, onLeave }: NoResultsProps) {
  const localePath = useLocalePath();
  return (
    <div className={styles.none}>
      <p className={styles.message}>
        Nothing found for <q className={styles.typed}>{typed.trim().slice(0, 80)}</q>.
      </p>
      {nearest.length === 0 ? null : (
        <p className={styles.words}>
          <span>Known words that look like it:</span>
          {nearest.map((word) => (
            <button key={word} type="button" className={styles.word} onClick={() => onWord(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        Try fewer or other words, a field, an error code or a path, or look through{" "}
        <SiteLink to={`${localePath}/sitemap`} onClick={onLeave}>
          the list of all pages
        </SiteLink>
        .
      </p>
    </div>
  );
}

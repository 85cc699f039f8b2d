import { useSearchScope } from "../../../hooks/search/useSearchScope";
import { SiteLink } from "../../ui/SiteLink/SiteLink";
import * as styles from "./NoResults.module.css";

interface NoResultsProps {
  readonly typed: string;
  /** Area that was searched; null for all. */
  readonly area: string | null;
  /** Known words that look like what was typed. */
  readonly nearest: readonly string[];
  readonly onWord: (word: string) => void;
  readonly onLeave?: () => void;
}

/** What to do when nothing was found. */
export function NoResults({ typed, area, nearest, onWord, onLeave }: NoResultsProps) {
  const { localePath } = useSearchScope();
  return (
    <div className={styles.none}>
      <p className={styles.message}>
        Nothing found for <q className={styles.typed}>{typed.trim().slice(0, 80)}</q>
        {area === null ? "" : ` in ${area}`}.
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

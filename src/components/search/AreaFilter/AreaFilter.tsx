import type { SearchResult } from "../../../shared/search/search";
import * as styles from "./AreaFilter.module.css";

interface AreaFilterProps {
  readonly areas: SearchResult["areas"];
  /** The chosen area; null for all. */
  readonly area: string | null;
  readonly onArea: (area: string | null) => void;
}

/** Limits the results to one area of the site; nothing to choose from shows nothing. */
export function AreaFilter({ areas, area, onArea }: AreaFilterProps) {
  if (areas.length < 2 && area === null) {
    return null;
  }
  const all = areas.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { name: null, label: "All", count: all },
    ...areas.map((one) => ({ name: one.area, label: one.area, count: one.count })),
  ];
  return (
    <div className={styles.filter} role="group" aria-label="Area">
      {choices.map(({ name, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={name === area}
          onClick={() => onArea(name)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}

import type { SearchResult } from "../../../shared/search/search";
import * as styles from "./AreaFilter.module.css";

interface AreaFilterProps {
  readonly areas: SearchResult["areas"];
  /** The chosen area; null for all. */
  readonly area: string | null;
  readonly onArea: (area: string | null) => void;
  /** Whether the areas stand in several lines where one is too short, not in one that scrolls. */
  readonly wrap?: boolean;
}

/** Limits the results to one area of the site; nothing to choose from shows nothing. */
export function AreaFilter({ areas, area, onArea, wrap = false }: AreaFilterProps) {
  if (areas.length < 2 && area === null) {
    return null;
  }
  const all = areas.reduce((sum, { count }) => sum + count, 0);
  // The chosen one stays, also where other letters leave nothing in it.
  const isListed = area === null || areas.some((one) => one.area === area);
  const choices = [
    { name: null, label: "All", count: all },
    ...(isListed ? areas : [...areas, { area, count: 0 }]).map((one) => ({ ...one, name: one.area, label: one.area })),
  ];
  return (
    <div
      className={`${styles.filter ?? ""} ${(wrap ? styles.wrapping : styles.scrolling) ?? ""}`}
      role="group"
      aria-label="Area"
    >
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

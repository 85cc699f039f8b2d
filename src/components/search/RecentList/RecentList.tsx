import { Icon } from "../../ui/Icon/Icon";
import type { OptionList } from "../ResultList/ResultList";
import * as styles from "./RecentList.module.css";

interface RecentListProps {
  readonly searches: readonly string[];
  readonly options: OptionList;
  readonly onChoose: (typed: string) => void;
}

/** The reader's last searches as options of the list. */
export function RecentList({ searches, options, onChoose }: RecentListProps) {
  return (
    <>
      {searches.map((typed, index) => (
        <button
          key={typed}
          type="button"
          id={`${options.id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={options.active === index}
          className={styles.recent}
          onPointerMove={() => options.onPoint(index)}
          onClick={() => onChoose(typed)}
        >
          <Icon name="search" size={14} className={styles.icon} />
          {typed}
        </button>
      ))}
    </>
  );
}

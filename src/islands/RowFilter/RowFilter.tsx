import { useEffect, useId, useState, type KeyboardEvent } from "react";

import { filterRows, type RowCount } from "./filterRows";
import * as styles from "./RowFilter.module.css";

interface RowFilterProps {
  /** Id of the table. */
  readonly target?: string;
  /** What the rows are, such as "Error codes". */
  readonly label?: string;
}

/** A field that filters the rows of a long table. Without JavaScript the whole table is there instead. */
export function RowFilter({ target = "", label = "" }: RowFilterProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [hash, setHash] = useState(() => window.location.hash);
  const [count, setCount] = useState<RowCount | null>(null);

  useEffect(() => {
    const onHashChange = () => setHash(window.location.hash);
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);

  useEffect(() => {
    const table = document.getElementById(target);
    if (table instanceof HTMLTableElement) {
      setCount(filterRows(table, query, hash.slice(1)));
    }
  }, [target, query, hash]);

  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      setQuery("");
    }
  };

  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        Filter {label === "" ? "rows" : lowerFirst(label)}
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={clearOnEscape}
      />
      <p className={styles.count} role="status">
        {count === null || query === "" ? "" : `${String(count.shown)} of ${String(count.total)} rows`}
      </p>
    </div>
  );
}

/** "Error codes" -> "error codes"; "API errors" stays. */
function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

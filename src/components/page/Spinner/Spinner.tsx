import type { CSSProperties } from "react";

import { SPINNER_CYCLES_MS } from "../../../shared/limits";
import * as styles from "./Spinner.module.css";

const [OUTER_MS, INNER_MS] = SPINNER_CYCLES_MS;

/** What style sheets can't read from src/shared; React's types know no custom properties. */
const CYCLES = { "--outer": `${String(OUTER_MS)}ms`, "--inner": `${String(INNER_MS)}ms` } as CSSProperties;

/** Stands in an article's place while that is slow to come: two turns, for the eye alone (SPEC section 9). */
export function Spinner() {
  return (
    <div className={styles.spinner} style={CYCLES} aria-hidden="true">
      <span className={styles.outer} />
      <span className={styles.inner} />
    </div>
  );
}

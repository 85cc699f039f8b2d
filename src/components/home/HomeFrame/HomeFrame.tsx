import type { ReactNode } from "react";

import * as styles from "./HomeFrame.module.css";

interface HomeFrameProps {
  /** What the site is for. */
  readonly hero: ReactNode;
  /** The first steps, beside the hero where there is room. */
  readonly start: ReactNode;
  readonly children: ReactNode;
}

/** The parts of the home page in their places. */
export function HomeFrame({ hero, start, children }: HomeFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        {hero}
        {start}
      </div>
      {children}
    </div>
  );
}

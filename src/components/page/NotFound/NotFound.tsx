import type { ReactNode } from "react";

import type { NotFoundState } from "../../../hooks/notFound/useNotFound";
import * as styles from "./NotFound.module.css";

interface NotFoundProps {
  readonly state: NotFoundState;
  readonly children: ReactNode;
}

/**
 * Keeps the not-found page out of sight until it is certain that there is no page at the address; the early script
 * (src/app/document/early/notFound) shows it if the site's own script never takes over. Without JavaScript it shows at
 * once.
 */
export function NotFound({ state, children }: NotFoundProps) {
  return (
    <div className={styles.content} data-undecided={state.kind === "decided" ? undefined : state.kind}>
      {children}
    </div>
  );
}

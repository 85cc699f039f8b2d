import type { ReactNode } from "react";

import { useRouteState } from "../../../hooks/routeState";
import { RouteStatus } from "../RouteStatus/RouteStatus";
import { MAIN_ID } from "../SkipLink/SkipLink";
import * as styles from "./Main.module.css";

/** The main landmark: the page, and what happens to it while another one is on its way. */
export function Main({ children }: { readonly children: ReactNode }) {
  const state = useRouteState();
  const loading = state.kind === "loading";
  const outOfPlace = loading || (state.kind === "failed" && state.addressMoved);
  return (
    <main
      id={MAIN_ID}
      className={styles.main}
      tabIndex={-1}
      aria-busy={loading ? true : undefined}
      data-veiled={outOfPlace ? "" : undefined}
    >
      <RouteStatus state={state} />
      {children}
    </main>
  );
}

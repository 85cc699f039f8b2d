import type { RouteState } from "../../hooks/routeState";
import type { ProgressBar } from "./createProgressTimer";

/** What is used of the library that draws the bar. */
export interface BarLibrary {
  readonly start: () => unknown;
  readonly done: () => unknown;
}

export interface BarParts {
  /** Loads the library; once it has failed, another call tries again. */
  readonly load: () => Promise<BarLibrary>;
  /** Draws a bar that stands still; returns what takes it away. */
  readonly drawStill: () => () => void;
  readonly setRouteState: (state: RouteState) => void;
}

export interface Bar extends ProgressBar {
  /** Loads the library before it is needed. */
  readonly prepare: () => void;
  /** Sets the shell's state; it isn't idle while the bar shows. */
  readonly setState: (state: RouteState) => void;
}

/**
 * The shell's state and the bar, which come and go together. The bar's library is loaded on demand: while it is on its
 * way, or where it can't be loaded, a bar that stands still shows in time.
 */
export function createBar({ load, drawStill, setRouteState }: BarParts): Bar {
  let library: BarLibrary | null = null;
  let pending = false;
  let loading = false;
  let hideStill: (() => void) | null = null;

  const start = (): void => {
    hideStill?.();
    hideStill = library === null ? drawStill() : null;
    library?.start();
  };
  const ready = (loaded: BarLibrary): void => {
    library = loaded;
    if (loading) {
      start();
    }
  };

  return {
    prepare: () => {
      // Once: setting the library up adds its styles to the page.
      if (library === null && !pending) {
        pending = true;
        load().then(ready, () => {
          // The next navigation tries again.
          pending = false;
        });
      }
    },
    show: () => {
      loading = true;
      start();
      setRouteState({ kind: "loading" });
    },
    hide: () => {
      loading = false;
      hideStill?.();
      hideStill = null;
      library?.done();
      setRouteState({ kind: "idle" });
    },
    setState: (state) => {
      if (!loading || state.kind !== "idle") {
        setRouteState(state);
      }
    },
  };
}

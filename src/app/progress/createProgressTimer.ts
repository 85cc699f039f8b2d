/** The clock that a timer runs by; the browser's, or a test's. */
export interface Clock<Handle = unknown> {
  readonly set: (callback: () => void, delayMs: number) => Handle;
  readonly clear: (handle: Handle) => void;
}

export interface ProgressBar {
  readonly show: () => void;
  readonly hide: () => void;
}

export interface ProgressTimer {
  /** A navigation has started. It replaces one that is still going on. Returns what ends this navigation alone. */
  readonly begin: () => () => void;
  /** Whether a navigation is going on. */
  readonly busy: () => boolean;
}

/**
 * Shows a bar for navigations that take longer than `delayMs`, and hides it when the latest of them ends: with
 * success, with failure, or by being replaced by another, which then has a delay of its own.
 */
export function createProgressTimer<Handle>(bar: ProgressBar, delayMs: number, clock: Clock<Handle>): ProgressTimer {
  let current: { handle: Handle; shown: boolean } | null = null;

  const stop = () => {
    if (current !== null) {
      clock.clear(current.handle);
      if (current.shown) {
        bar.hide();
      }
      current = null;
    }
  };

  const begin = () => {
    stop();
    const handle = clock.set(() => {
      if (current === navigation) {
        navigation.shown = true;
        bar.show();
      }
    }, delayMs);
    const navigation = { handle, shown: false };
    current = navigation;
    return () => {
      if (current === navigation) {
        stop();
      }
    };
  };

  return { begin, busy: () => current !== null };
}

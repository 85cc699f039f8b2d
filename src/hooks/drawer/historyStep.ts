import { globalHistory } from "@reach/router";

/** Marks, in the state of a history entry, the step that an open drawer adds. */
const MARK = "drawer";

/** A browser goes back within a few ms; where it never does, the drawer closes all the same. */
const GIVE_UP_MS = 500;

/** Whether the state of a history entry is that of an open drawer's step. */
export const isDrawerStep = (state: unknown): boolean =>
  typeof state === "object" && state !== null && (state as Record<string, unknown>)[MARK] === true;

/** The step in the browser's history that stands for an open drawer, so that Back closes it. */
export interface HistoryStep {
  /** Adds the step, at the same address. Without a history that takes it, Back leaves the page as usual. */
  readonly add: () => void;
  /** Takes the step away, then calls back: what follows, such as a chosen link, is a step from the page itself. */
  readonly remove: (then: () => void) => void;
  readonly dispose: () => void;
}

/**
 * Listens for the reader's Back. The router must not hear of these steps: to it they are navigations to where it is,
 * and it would scroll to the address's hash again. So they are kept from it, and its own state stays in each entry.
 *
 * A marked entry can outlive its drawer: by Forward, by a reload, or by going back to it from another page. Then
 * nothing is open and Back would do nothing; the step is left at once.
 *
 * @param onBack called when the step was left without `remove`: the drawer has to close.
 */
export function createHistoryStep(onBack: () => void): HistoryStep {
  /** Address of the page at which the step was added, while it is the current one. */
  let openAt: string | null = null;
  /** What follows when the step that is being removed is gone. */
  let then: (() => void) | null = null;
  let timer = 0;
  /** Whether the next pop only leaves a marked entry that outlived its drawer. */
  let leavingStray = false;

  const finish = () => {
    window.clearTimeout(timer);
    openAt = null;
    const next = then ?? onBack;
    then = null;
    next();
  };

  const leaveStray = (routerIsHere: boolean) => {
    leavingStray = routerIsHere;
    window.history.back();
  };

  const onPop = (event: PopStateEvent) => {
    const keepFromRouter = () => event.stopImmediatePropagation();
    if (openAt !== null) {
      if (isDrawerStep(event.state)) {
        keepFromRouter();
        return;
      }
      if (window.location.href === openAt) {
        keepFromRouter();
      } else {
        // Back by several steps: the router takes the reader there, and nothing else follows.
        then = null;
      }
      finish();
    } else if (isDrawerStep(event.state)) {
      keepFromRouter();
      leaveStray(globalHistory.location.href === window.location.href);
    } else if (leavingStray) {
      leavingStray = false;
      keepFromRouter();
    }
  };

  // In the capture phase, which comes before the router's listener.
  window.addEventListener("popstate", onPop, { capture: true });
  if (isDrawerStep(window.history.state)) {
    leaveStray(true);
  }

  return {
    add: () => {
      try {
        window.history.pushState({ ...(window.history.state as object | null), [MARK]: true }, "");
        openAt = window.location.href;
      } catch {
        // Safari takes no more than a hundred steps in half a minute.
      }
    },
    remove: (next) => {
      if (openAt === null || !isDrawerStep(window.history.state)) {
        openAt = null;
        next();
        return;
      }
      if (then !== null) {
        // On its way already (a double click, Escape twice): going back again would leave the page.
        return;
      }
      then = next;
      window.clearTimeout(timer);
      timer = window.setTimeout(finish, GIVE_UP_MS);
      window.history.back();
    },
    dispose: () => {
      then = null;
      window.clearTimeout(timer);
      window.removeEventListener("popstate", onPop, { capture: true });
    },
  };
}

import { useSyncExternalStore } from "react";

/** What the shell shows of a navigation that is not over at once. */
export type RouteState =
  | { readonly kind: "idle" }
  /** The next page is slow: its place shows that something is coming. */
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Why, in the error's own words. */
      readonly message: string;
      readonly retry: () => void;
      /** Whether the address is already that of the page that failed: what the old page says is then out of place. */
      readonly addressMoved: boolean;
    };

const IDLE: RouteState = { kind: "idle" };

let state: RouteState = IDLE;
const listeners = new Set<() => void>();

/** Sets what the shell shows; called by src/app/navigation alone. */
export function setRouteState(next: RouteState): void {
  if (next !== state && !(next.kind === "idle" && state.kind === "idle")) {
    state = next;
    listeners.forEach((listener) => {
      listener();
    });
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the current navigation. While a page is rendered to HTML there is none. */
export function useRouteState(): RouteState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => IDLE,
  );
}

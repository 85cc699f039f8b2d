import { useEffect, useRef } from "react";

/** Keys that go with waiting for the menu, or belong to its button. */
const KEPT: ReadonlySet<string> = new Set(["Tab", "Shift", "Enter", " "]);

/**
 * Takes back a wish that isn't fulfilled yet as soon as the reader does something else: what comes late must not cover
 * what they have gone on to.
 * @param waiting whether there is such a wish
 * @param id of what was asked for: the button that controls it decides for itself
 */
export function useWithdrawal(waiting: boolean, id: string, withdraw: () => void): void {
  const latest = useRef(withdraw);
  useEffect(() => {
    latest.current = withdraw;
  });

  useEffect(() => {
    if (!waiting) {
      return;
    }
    const onPointer = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(`[aria-controls="${id}"]`) === null) {
        latest.current();
      }
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!KEPT.has(key)) {
        latest.current();
      }
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [waiting, id]);
}

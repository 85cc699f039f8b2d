import { useEffect, useRef, type RefObject } from "react";

import { createHistoryStep, type HistoryStep } from "./historyStep";

/** The drawer's step in the history, from the first render on: a stray one of an earlier load is left at once. */
export function useHistoryStep(onBack: () => void): RefObject<HistoryStep | null> {
  const step = useRef<HistoryStep | null>(null);
  const left = useRef(onBack);

  useEffect(() => {
    left.current = onBack;
  });

  useEffect(() => {
    const current = createHistoryStep(() => left.current());
    step.current = current;
    return () => {
      step.current = null;
      current.dispose();
    };
  }, []);

  return step;
}

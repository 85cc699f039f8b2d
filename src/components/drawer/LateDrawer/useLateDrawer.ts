import { useCallback, useEffect, useState } from "react";

import { whenIdle } from "../../../hooks/whenIdle";
import { MOBILE_MAX_WIDTH } from "../../../shared/limits";
import { loadDrawer, type DrawerModule } from "./loadDrawer";

interface LateDrawerState {
  readonly module: DrawerModule | null;
  readonly failure: object | null;
  /** Loads the drawer: at a sign of use. */
  readonly prepare: () => void;
}

/** Loads the drawer once the browser is idle where the window is narrow enough for it, or before that when asked to. */
export function useLateDrawer(): LateDrawerState {
  const [module, setModule] = useState<DrawerModule | null>(null);
  const [failure, setFailure] = useState<object | null>(null);

  const prepare = useCallback(() => {
    loadDrawer().then(setModule, () => setFailure({}));
  }, []);

  useEffect(() => {
    const narrow = window.matchMedia(`(width <= ${MOBILE_MAX_WIDTH}px)`);
    let callOff = (): void => undefined;
    const onChange = (): void => {
      callOff();
      callOff = narrow.matches ? whenIdle(prepare) : () => undefined;
    };
    onChange();
    narrow.addEventListener("change", onChange);
    return () => {
      callOff();
      narrow.removeEventListener("change", onChange);
    };
  }, [prepare]);

  return { module, failure, prepare };
}

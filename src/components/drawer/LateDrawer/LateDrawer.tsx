import { navigate } from "gatsby";
import { useEffect, useRef } from "react";

import { useHistoryStep } from "../../../hooks/drawer/useHistoryStep";
import { useLocalePath } from "../../../hooks/pageScope/useLocalePath";
import type { DrawerProps } from "../Drawer/Drawer";
import type { DrawerModule } from "./loadDrawer";
import { useWithdrawal } from "./useWithdrawal";

interface LateDrawerProps extends Omit<DrawerProps, "step"> {
  /** The drawer's code; null until it is loaded. */
  readonly module: DrawerModule | null;
  /** Whether the code can't be loaded; a new object each time. */
  readonly failure: object | null;
}

/**
 * The drawer's place in the page, and the drawer once its code is loaded. Where that can't be, an open menu leads to
 * the list of all pages, as search leads to its page: whatever keeps that from coming says so itself.
 */
export function LateDrawer({ module, failure, ...props }: LateDrawerProps) {
  const { id, open, onClose } = props;
  const localePath = useLocalePath();
  const step = useHistoryStep(onClose);
  useWithdrawal(open && module === null, id, onClose);

  const giveUp = useRef(() => undefined as unknown);
  useEffect(() => {
    giveUp.current = () => {
      if (open) {
        onClose();
        navigate(`${localePath}/sitemap`);
      }
    };
  });
  useEffect(() => {
    if (failure !== null) {
      giveUp.current();
    }
  }, [failure]);

  return module === null ? <dialog id={id} aria-label="Menu" /> : <module.Drawer {...props} step={step} />;
}

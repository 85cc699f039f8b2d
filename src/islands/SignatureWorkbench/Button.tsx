import type { ReactNode } from "react";

import * as styles from "./Button.module.css";

interface ButtonProps {
  /** The main action of a panel; without it a small one beside a field. */
  readonly isMain?: boolean;
  /** It can't be pressed now, and keeps the focus. */
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function Button({ isMain = false, isBusy = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={isMain ? styles.main : styles.small}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  );
}

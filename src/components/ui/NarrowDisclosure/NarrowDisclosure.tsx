import { useRef, type MouseEvent, type ReactNode } from "react";

import * as styles from "./NarrowDisclosure.module.css";

interface NarrowDisclosureProps {
  /** Words of the control that opens the panel on narrow windows. */
  readonly label: string;
  /** The control's look: a box in the text, or a bar across the window. */
  readonly look?: "box" | "bar";
  /** Whether the control comes back from 1200 px on, where the panel has no place beside the text. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A panel that is always there on desktop widths, and that a `<details>` before it opens on narrow ones. The panel is
 * the details' sibling, not its content: the content of a closed one can't be shown by style sheets alone. So there is
 * one copy of the panel in the HTML for both layouts, and it needs no JavaScript.
 */
export function NarrowDisclosure({ label, look = "box", wide = false, className, children }: NarrowDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // Choosing a link closes the panel before the browser jumps to its target, which would move otherwise.
  const closeOnChoice = (event: MouseEvent) => {
    if (details.current !== null && event.target instanceof Element && event.target.closest("a") !== null) {
      details.current.open = false;
    }
  };

  return (
    <div className={className}>
      <details className={styles.control} data-look={look} data-wide={wide ? "" : undefined} ref={details}>
        <summary className={styles.summary}>{label}</summary>
      </details>
      {/* The links inside are the controls; this only hears them. */}
      <div className={styles.panel} role="presentation" onClick={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from "react";

import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";
import { REDUCED_MOTION_DURATION_MS } from "../../../shared/limits";
import { collapseDuration } from "./collapseDuration";
import * as styles from "./Collapsible.module.css";

interface CollapsibleProps {
  readonly open: boolean;
  /** Whether a change of `open` is seen happening; else it is there at once. */
  readonly animated: boolean;
  readonly children: ReactNode;
}

/**
 * Content that opens and closes by its height. Closed, it isn't there at all, for the Tab key as little as in the HTML;
 * while it closes it is inert. A change during the animation turns it round from where it is. Heights are read once a
 * change; the frames between are the browser's.
 */
export function Collapsible({ open, animated, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const running = useRef<Animation | null>(null);
  const wasOpen = useRef(open);
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) {
    setRendered(true);
  }

  useBrowserLayoutEffect(() => {
    const element = box.current;
    if (element === null || wasOpen.current === open) {
      return;
    }
    wasOpen.current = open;
    element.inert = !open;

    const inMotion = running.current !== null;
    const full = element.scrollHeight;
    const from = inMotion ? element.offsetHeight : open ? 0 : full;
    const to = open ? full : 0;
    running.current?.cancel();
    running.current = null;
    const settle = () => {
      running.current = null;
      setRendered(open);
    };
    // jsdom has no animations.
    if (!animated || typeof element.animate !== "function") {
      settle();
      return;
    }
    const duration = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      ? REDUCED_MOTION_DURATION_MS
      : collapseDuration(Math.abs(to - from));
    const animation = element.animate(
      [
        { blockSize: `${from}px`, overflow: "clip" },
        { blockSize: `${to}px`, overflow: "clip" },
      ],
      // Closed for the frame between the end and React's next render, too.
      { duration, easing: "ease-out", fill: "forwards" },
    );
    animation.onfinish = () => {
      if (open) {
        // Open content has the height that it has, whatever opens inside it.
        animation.cancel();
      }
      settle();
    };
    running.current = animation;
  }, [open, animated]);

  useEffect(() => () => running.current?.cancel(), []);

  return rendered ? (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  ) : null;
}

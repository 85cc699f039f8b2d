import { useEffect, useState } from "react";

import { activeHeading, type HeadingPosition, type ScrollState } from "./activeHeading";

/** Moves of less than this many px after a jump are the jump itself settling, not the reader scrolling. */
const SETTLING = 4;

function readScroll(): ScrollState {
  const root = document.documentElement;
  return {
    scrollY: window.scrollY,
    maxScrollY: root.scrollHeight - window.innerHeight,
    viewportHeight: window.innerHeight,
    topInset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
  };
}

function readHeadings(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top + window.scrollY }];
  });
}

/**
 * The id of the table of contents' active entry; null above the first heading and before the first measurement.
 * An entry that the address names stays active until the reader scrolls: several short last sections may share one
 * scroll position, and the one that was chosen is the one to mark.
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    let chosen: { id: string; scrollY: number } | null = null;

    const update = () => {
      frame = 0;
      if (chosen !== null && Math.abs(window.scrollY - chosen.scrollY) <= SETTLING) {
        setActive(chosen.id);
        return;
      }
      chosen = null;
      setActive(activeHeading(readHeadings(ids), readScroll()));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    // The browser has jumped by the next frame; from there on, movement is the reader's.
    const choose = () => {
      const id = decodeHash(window.location.hash);
      requestAnimationFrame(() => {
        chosen = id !== null && ids.includes(id) ? { id, scrollY: window.scrollY } : null;
        schedule();
      });
    };

    choose();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule, { passive: true });
    window.addEventListener("hashchange", choose);
    const onClick = (event: MouseEvent) => {
      // A click on the entry of the address's own hash jumps again without a `hashchange`.
      if (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null) {
        requestAnimationFrame(choose);
      }
    };
    document.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
      window.removeEventListener("hashchange", choose);
      document.removeEventListener("click", onClick);
    };
  }, [ids]);

  return active;
}

function decodeHash(hash: string): string | null {
  try {
    return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null;
  } catch {
    return null;
  }
}

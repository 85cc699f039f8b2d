import { useEffect, useState } from "react";

import { activeHeading, type HeadingPosition, type ScrollState } from "./activeHeading";

/** Moves of less than this many px after a jump are the jump itself settling, not the reader scrolling. */
const SETTLING = 4;

/** What stays as it is while the reader scrolls. */
interface Layout {
  readonly headings: readonly HeadingPosition[];
  readonly frame: Omit<ScrollState, "scrollY">;
}

function readLayout(ids: readonly string[]): Layout {
  const root = document.documentElement;
  const { scrollY, innerHeight } = window;
  return {
    headings: ids.flatMap((id) => {
      const element = document.getElementById(id);
      return element === null ? [] : [{ id, top: element.getBoundingClientRect().top + scrollY }];
    }),
    frame: {
      maxScrollY: root.scrollHeight - innerHeight,
      viewportHeight: innerHeight,
      topInset: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
    },
  };
}

/**
 * The id of the table of contents' active entry; null above the first heading and before the first measurement.
 * An entry that the address names stays active until the reader scrolls: several short last sections may share one
 * scroll position, and the one that was chosen is the one to mark. Places are measured when something may have moved, not
 * while scrolling: with 60 headings that would read a whole layout for each frame.
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    let layout: Layout | null = null;
    let chosen: { id: string; scrollY: number } | null = null;

    const update = () => {
      frame = 0;
      if (chosen !== null && Math.abs(window.scrollY - chosen.scrollY) <= SETTLING) {
        setActive(chosen.id);
        return;
      }
      chosen = null;
      layout ??= readLayout(ids);
      setActive(activeHeading(layout.headings, { ...layout.frame, scrollY: window.scrollY }));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const measure = () => {
      layout = null;
      schedule();
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
    window.addEventListener("resize", measure, { passive: true });
    // Images, fonts, tabs and whatever opens in the text change the page's height.
    const growth = new ResizeObserver(measure);
    growth.observe(document.body);
    window.addEventListener("hashchange", choose);
    const onClick = (event: MouseEvent) => {
      // Tabs of one height may hold headings at different places.
      measure();
      // A click on the entry of the address's own hash jumps again without a `hashchange`.
      if (event.target instanceof Element && event.target.closest('a[href^="#"]') !== null) {
        requestAnimationFrame(choose);
      }
    };
    document.addEventListener("click", onClick);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", measure);
      growth.disconnect();
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

import { useEffect, useRef, type RefObject } from "react";

import { nextBarState, type BarState } from "./nextBarState";
import { createScrollCauses } from "./scrollCauses";

/** Attribute of `<html>` while the bar is out of sight, and its value. */
const NAVBAR_ATTRIBUTE = "data-navbar";
const HIDDEN = "hidden";

/**
 * Takes the bar out of sight while the reader scrolls down, and back when they scroll up, or when focus enters it. The
 * state is an attribute of `<html>`, from which style sheets move the bar and what sticks below it.
 *
 * @param bar the bar: stuck to the top of the window once the page has scrolled past what stands above it
 * @param page site path of the page; a new page starts with the bar
 */
export function useHidingNavbar(bar: RefObject<HTMLElement>, page: string | null): void {
  const show = useRef<() => void>(() => undefined);

  useEffect(() => {
    const element = bar.current;
    if (element === null) {
      return undefined;
    }
    const root = document.documentElement;
    const listeners = new AbortController();
    const { signal } = listeners;
    const causes = createScrollCauses(window);
    causes.listen(signal);

    let state: BarState = { hidden: false, turn: window.scrollY };
    const apply = (next: BarState) => {
      if (next.hidden !== state.hidden) {
        if (next.hidden) {
          root.setAttribute(NAVBAR_ATTRIBUTE, HIDDEN);
        } else {
          root.removeAttribute(NAVBAR_ATTRIBUTE);
        }
      }
      state = next;
    };
    show.current = () => apply({ hidden: false, turn: window.scrollY });

    // Sizes are read when they change, not while the page scrolls.
    let top = 0;
    let end = 0;
    const measure = () => {
      top = element.offsetHeight;
      end = root.scrollHeight - root.clientHeight;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    sizes.observe(document.body);
    signal.addEventListener("abort", () => sizes.disconnect());
    window.addEventListener("resize", measure, { signal });

    const mayHide = () =>
      !element.contains(document.activeElement) &&
      // The drawer, a dropdown, the search: whatever was opened from the bar.
      element.querySelector('[aria-expanded="true"]') === null &&
      // Not yet stuck: what stands above the bar is still in sight.
      element.getBoundingClientRect().top <= 0;

    let frame = 0;
    const onFrame = () => {
      frame = 0;
      apply(nextBarState(state, { y: window.scrollY, end, top, jump: causes.isJump(), mayHide }));
    };
    const onScroll = () => {
      frame ||= window.requestAnimationFrame(onFrame);
    };
    window.addEventListener("scroll", onScroll, { passive: true, signal });
    element.addEventListener("focusin", show.current, { signal });

    return () => {
      listeners.abort();
      window.cancelAnimationFrame(frame);
      root.removeAttribute(NAVBAR_ATTRIBUTE);
    };
  }, [bar]);

  useEffect(() => show.current(), [page]);
}

/** The nearest ancestor that scrolls by itself, the page aside. */
function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      return box;
    }
  }
  return null;
}

/**
 * Scrolls the box around `element`, and nothing else, until the element is in it; not at all if it already is, so
 * that the sidebar stays where the reader left it (R9). `scrollIntoView` would move the page as well.
 */
export function revealInScrollBox(element: HTMLElement): void {
  const box = scrollBoxOf(element);
  if (box === null) {
    return;
  }
  const frame = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom) {
    box.scrollTop += place.top - frame.top - frame.height / 3;
  }
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

const isStop = (element: HTMLElement) => element.getClientRects().length > 0 && element.closest("[inert]") === null;

/**
 * Keeps the Tab key inside `box`: past its last stop comes its first, and the other way round. A modal dialog lets Tab
 * out to the browser's own controls, where a reader of a menu has no business.
 */
export function wrapFocus(event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">, box: HTMLElement): void {
  if (event.key !== "Tab") {
    return;
  }
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const from = event.shiftKey ? stops[0] : stops[stops.length - 1];
  const to = event.shiftKey ? stops[stops.length - 1] : stops[0];
  if (to === undefined) {
    event.preventDefault();
    return;
  }
  const { activeElement } = document;
  if (activeElement === from || !box.contains(activeElement) || activeElement === box) {
    event.preventDefault();
    to.focus();
  }
}

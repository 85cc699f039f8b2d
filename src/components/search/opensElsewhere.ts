import type { MouseEvent } from "react";

/** Whether a click on a link opens a new tab or window, and leaves this one where it is. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
}

import { useCallback } from "react";

import { ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_DISMISSED, ANNOUNCEMENT_KEY } from "../shared/announcement";
import { readStored, store } from "./storage";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect";

/** Dismissed on this page view; all there is where nothing can be stored. */
const dismissedHere = new Set<string>();

const isDismissed = (id: string) => dismissedHere.has(id) || readStored(ANNOUNCEMENT_KEY) === id;

/**
 * Whether the bar is dismissed stands on `<html>`, where the early script puts it before the first paint, and follows
 * the bar's id from page to page: another locale may have another bar. One bar is remembered, the last dismissed.
 *
 * @returns dismisses the bar
 */
export function useAnnouncement(id: string, closable: boolean): () => void {
  useBrowserLayoutEffect(() => {
    if (closable && isDismissed(id)) {
      document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_DISMISSED);
    } else {
      document.documentElement.removeAttribute(ANNOUNCEMENT_ATTRIBUTE);
    }
  }, [id, closable]);

  return useCallback(() => {
    dismissedHere.add(id);
    store(ANNOUNCEMENT_KEY, id);
    document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, ANNOUNCEMENT_DISMISSED);
  }, [id]);
}

import { useEffect, useRef, type RefObject } from "react";

import { usePageScope } from "../../../hooks/pageScope/pageScope";

/** Closes by Escape, on a click beside the dialog, and when the page changes under it. */
export function useClosing(dialog: RefObject<HTMLDialogElement>, open: boolean, onClose: () => void): void {
  const { path } = usePageScope();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return undefined;
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target === element) {
        close.current();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing) {
        // Closed here, at once: the browser tells of its own closing a frame later, when "/" may have come already.
        event.preventDefault();
        close.current();
      }
    };
    const onClosed = () => {
      // By the browser: its close request (a phone's Back gesture). It may be open again by now.
      if (!element.open) {
        close.current();
      }
    };
    const onPopState = () => close.current();
    element.addEventListener("pointerdown", onPointerDown);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("close", onClosed);
    window.addEventListener("popstate", onPopState);
    return () => {
      element.removeEventListener("pointerdown", onPointerDown);
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("close", onClosed);
      window.removeEventListener("popstate", onPopState);
    };
  }, [dialog, open]);
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) {
      last.current = path;
      close.current();
    }
  }, [path]);
}

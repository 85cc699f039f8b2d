import { useEffect, useRef, type MutableRefObject } from "react";

import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";

/**
 * What is typed or pasted while the dialog, which was asked for, is still being loaded: nothing is lost on a slow
 * network. Escape calls the whole thing off.
 */
export function useTypedAhead(isWaiting: boolean, onEscape: () => void): MutableRefObject<string> {
  const typed = useRef("");
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  // It listens until the very moment in which the dialog has its field: see there.
  useBrowserLayoutEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    typed.current = "";
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key === "Escape") {
        escape.current();
      } else if (event.key === "Backspace") {
        typed.current = typed.current.slice(0, -1);
      } else if (Array.from(event.key).length === 1) {
        typed.current += event.key;
        event.preventDefault();
      }
    };
    const onPaste = (event: ClipboardEvent) => {
      typed.current += (event.clipboardData?.getData("text") ?? "").replace(/\s+/g, " ");
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    window.addEventListener("paste", onPaste, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      window.removeEventListener("paste", onPaste, { capture: true });
    };
  }, [isWaiting]);
  return typed;
}

import { useEffect, useRef, type RefObject } from "react";

/** Closes by Escape, on a click beside the dialog, and by Back. */
export function useClosing(dialog: RefObject<HTMLDialogElement>, open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return undefined;
    }
    let pressed: EventTarget | null = null;
    const onPointerDown = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({ target }: MouseEvent) => {
      // Not at the press: the click of a tap would go to what is under the dialog. Nor at a click alone: where text is
      // selected with the pointer and let go beside the dialog, that is one.
      if (target === element && pressed === element) {
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
    element.addEventListener("click", onClick);
    element.addEventListener("keydown", onKeyDown);
    element.addEventListener("close", onClosed);
    window.addEventListener("popstate", onPopState);
    return () => {
      element.removeEventListener("pointerdown", onPointerDown);
      element.removeEventListener("click", onClick);
      element.removeEventListener("keydown", onKeyDown);
      element.removeEventListener("close", onClosed);
      window.removeEventListener("popstate", onPopState);
    };
  }, [dialog, open]);
}

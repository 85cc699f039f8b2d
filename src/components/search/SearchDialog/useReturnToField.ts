import { useEffect, type RefObject } from "react";

import { isSearchShortcut } from "../SearchBox/searchShortcut";

/** While the dialog is open the keys that open it lead back to its field, from an area's button for example. */
export function useReturnToField(field: RefObject<HTMLInputElement>, open: boolean): void {
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        field.current?.focus();
        field.current?.select();
      }
    };
    // Before the button's own listener, which takes no key that was taken.
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [field, open]);
}

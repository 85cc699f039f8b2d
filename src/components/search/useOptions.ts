import { useEffect, useRef, useState, type KeyboardEvent } from "react";

interface OptionSource {
  /** Start of the options' ids; a number follows. */
  readonly id: string;
  readonly count: number;
  /** What the options are made of: another object is another list. */
  readonly list: unknown;
  /** What the list is to answer. */
  readonly query: string;
  /** Whether the list does: "coming" while that of another query is shown, "none" when there will be no other. */
  readonly state: "settled" | "coming" | "none";
  /** Called when an option is opened in a new tab, which clicks nothing here. */
  readonly onNewTab: () => void;
}

interface Options {
  /** Number of the active option; -1 when there are none. */
  readonly active: number;
  readonly setActive: (option: number) => void;
  /** Moves by the arrows, Home and End, and opens with Enter (Ctrl or Command: in a new tab). */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The active option of a combobox's list (ARIA pattern "combobox with list"): focus stays in the field. The first is
 * active from the start, and again whenever the list is another. Enter means what is typed: while its list is on its
 * way the key is kept, and opens the first option when that is there.
 */
export function useOptions({ id, count, list, query, state, onNewTab }: OptionSource): Options {
  const [active, setActive] = useState(0);
  /** An Enter that waits for its list; true: for a new tab. */
  const held = useRef<boolean | null>(null);
  useEffect(() => setActive(0), [list]);
  useEffect(() => {
    held.current = null;
  }, [query]);
  const current = Math.min(active, count - 1);
  const element = (option: number) => document.getElementById(`${id}-${option}`);

  const move = (option: number) => {
    setActive(option);
    element(option)?.scrollIntoView({ block: "nearest" });
  };
  const open = (option: number, inNewTab: boolean) => {
    const chosen = element(option);
    if (inNewTab && chosen instanceof HTMLAnchorElement) {
      onNewTab();
      window.open(chosen.href, "_blank", "noopener");
    } else {
      chosen?.click();
    }
  };
  useEffect(() => {
    if (state !== "coming" && held.current !== null) {
      const inNewTab = held.current;
      held.current = null;
      if (state === "settled") {
        open(0, inNewTab);
      }
    }
  });
  const onKeyDown = (event: KeyboardEvent) => {
    held.current = null;
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) {
      return;
    }
    const inNewTab = event.ctrlKey || event.metaKey;
    if (event.key === "Enter") {
      event.preventDefault();
      if (state === "coming") {
        held.current = inNewTab;
      } else if (state === "settled") {
        open(current, inNewTab);
      }
      return;
    }
    const moves: Partial<Record<string, number>> = {
      ...{ ArrowDown: current + 1, ArrowUp: current - 1 },
      ...{ Home: 0, End: -1 },
    };
    const to = moves[event.key];
    if (to !== undefined && count > 0 && !inNewTab) {
      event.preventDefault();
      move((to + count) % count);
    }
  };
  return { active: current, setActive, onKeyDown };
}

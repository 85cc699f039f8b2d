import { useEffect, useState, type KeyboardEvent } from "react";

interface Options {
  /** Number of the active option; -1 when there are none. */
  readonly active: number;
  readonly setActive: (option: number) => void;
  /** Moves by the arrows, Home and End, and opens with Enter (Ctrl or Command: in a new tab). */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The active option of a combobox's list (ARIA pattern "combobox with list"): focus stays in the field. The first is
 * active from the start, and again whenever the list is another.
 */
export function useOptions(id: string, count: number, list: unknown): Options {
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [list]);
  const current = Math.min(active, count - 1);
  const element = (option: number) => document.getElementById(`${id}-${option}`);

  const move = (option: number) => {
    setActive(option);
    element(option)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing || event.altKey || event.shiftKey) {
      return;
    }
    const to = { ArrowDown: (current + 1) % count, ArrowUp: (current + count - 1) % count, Home: 0, End: count - 1 }[
      event.key
    ];
    if (to !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      move(to);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const option = element(current);
      if (option instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey)) {
        window.open(option.href, "_blank", "noopener");
      } else {
        option?.click();
      }
    }
  };
  return { active: current, setActive, onKeyDown };
}

import { useEffect, useState, type RefObject } from "react";

/**
 * What is said to screen readers: nothing before the reader does something in `root`, and while a field is being typed
 * in, the last word stands, since every key changes the status.
 */
export function useAnnouncement(status: string, root: RefObject<HTMLElement>): string {
  const [state, setState] = useState<"unused" | "typing" | "paused">("unused");
  const [said, setSaid] = useState("");
  if (state === "paused" && said !== status) setSaid(status);

  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && root.current?.contains(target) === true;
    const onInput = (event: Event) => {
      if (isInside(event)) {
        const { target } = event;
        // Fields of text have the attribute; choices and files are made at once.
        setState(target instanceof Element && target.matches("[spellcheck]") ? "typing" : "paused");
      }
    };
    const onPause = (event: Event) => {
      if (isInside(event)) {
        setState((before) => (event.type === "click" || before !== "unused" ? "paused" : before));
      }
    };
    // On the document, behind React's own listeners: a change of state before these would render the field with its
    // old value, and what was typed first would be lost.
    const stop = new AbortController();
    document.addEventListener("input", onInput, stop);
    document.addEventListener("focusout", onPause, stop);
    document.addEventListener("click", onPause, stop);
    return () => stop.abort();
  }, [root]);
  return said;
}

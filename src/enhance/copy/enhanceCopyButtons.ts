import type { Enhancement } from "../enhanceContent";
import { canCopy, copyText } from "./copyText";

/** How long a button says that it copied, in ms. */
const FEEDBACK_MS = 2000;

const LABELS = { idle: "Copy", copied: "Copied", failed: "Copy failed" } as const;

/**
 * Puts a copy button into the head row of each code block. They are not in the HTML: without JavaScript they would
 * be dead, as they would be where the clipboard is out of reach. The row has room for them from the start, so nothing moves.
 */
export const enhanceCopyButtons: Enhancement = (root) => {
  if (!canCopy()) {
    return () => undefined;
  }
  const buttons = [...root.querySelectorAll<HTMLElement>(".code:not([data-no-copy]) > .code-head")].map((head) => {
    const button = createButton(head.textContent.trim());
    head.append(button);
    return button;
  });
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  root.append(status);

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".copy-button") : null;
    const code = button?.closest(".code")?.querySelector("pre code");
    if (button && code) {
      void copyText(code.textContent).then((done) => {
        show(button, done ? "copied" : "failed");
        status.textContent = done ? "Code copied" : "The code could not be copied";
      });
    }
  };
  root.addEventListener("click", onClick);

  return () => {
    root.removeEventListener("click", onClick);
    status.remove();
    for (const button of buttons) {
      button.remove();
    }
  };
};

/** The visible word is the start of the name, so that voice control finds it; the rest says which block. */
function createButton(blockName: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  const label = document.createElement("span");
  label.textContent = LABELS.idle;
  const what = document.createElement("span");
  what.className = "visually-hidden";
  what.textContent = ` ${blockName}`;
  button.append(label, what);
  return button;
}

const timers = new WeakMap<HTMLElement, number>();

function show(button: HTMLElement, state: keyof typeof LABELS): void {
  window.clearTimeout(timers.get(button));
  button.dataset["state"] = state;
  if (button.firstElementChild !== null) {
    button.firstElementChild.textContent = LABELS[state];
  }
  if (state !== "idle") {
    timers.set(
      button,
      window.setTimeout(() => show(button, "idle"), FEEDBACK_MS),
    );
  }
}

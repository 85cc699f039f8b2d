import type { Enhancement } from "../enhanceContent";
import { canCopy, copyText } from "./copyText";
import { loadProgram } from "./loadProgram";

/** How long a button says that it copied, in ms. */
const FEEDBACK_MS = 2000;

const LABELS = { idle: "Copy", copied: "Copied", part: "Copied this part", failed: "Copy failed" } as const;

const MESSAGES = {
  copied: "Code copied",
  program: "Complete program copied",
  part: "The complete program could not be loaded: the part shown here is copied",
  failed: "The code could not be copied",
} as const;

/** Copies a block's code, or the program that it is a part of. What happened is what is said. */
async function copyBlock(block: HTMLElement, shown: string): Promise<keyof typeof MESSAGES> {
  const { program } = block.dataset;
  const whole = program === undefined ? null : await loadProgram(program);
  if (!(await copyText(whole ?? shown))) {
    return "failed";
  }
  return program === undefined ? "copied" : whole === null ? "part" : "program";
}

/**
 * Puts a copy button into the head row of each code block. They are not in the HTML: without JavaScript they would
 * be dead, as they would be where the clipboard is out of reach. The row has room for them from the start, so nothing moves.
 */
export const enhanceCopyButtons: Enhancement = (root) => {
  if (!canCopy()) {
    return () => undefined;
  }
  const buttons = [...root.querySelectorAll<HTMLElement>(".code:not([data-no-copy]) > .code-head")].map((head) => {
    const isPart = head.closest<HTMLElement>(".code")?.dataset["program"] !== undefined;
    const button = createButton(`${isPart ? "complete program: " : ""}${head.textContent.trim()}`);
    if (isPart) {
      button.title = "Copies the complete program";
    }
    head.append(button);
    return button;
  });
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  root.append(status);

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".copy-button") : null;
    const block = button?.closest<HTMLElement>(".code");
    const code = block?.querySelector("pre code");
    if (button && block && code) {
      void copyBlock(block, code.textContent).then((result) => {
        show(button, result === "program" ? "copied" : result);
        status.textContent = MESSAGES[result];
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

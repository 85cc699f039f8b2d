import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";

import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";
import { Icon } from "../Icon/Icon";
import * as styles from "./Dropdown.module.css";

interface DropdownProps {
  /** Id of the list; no other element of the page has it. */
  readonly id: string;
  /** What the button shows. */
  readonly label: ReactNode;
  /** What the button is called, where that is more than it shows. */
  readonly name?: string | undefined;
  /** Which edge of the button the list keeps to, in the direction of the text. */
  readonly align?: "start" | "end";
  /** Whether the list holds the link of the page in view. */
  readonly current?: boolean;
  /** `<li>` elements with a link each. */
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links (a disclosure, not a menu of commands: Tab goes through it as through any links,
 * and the arrow keys do so too). Focus alone and the pointer's passing over change nothing. Without JavaScript there is
 * no button, and the links stand beside its words.
 */
export function Dropdown({ id, label, name, align = "start", current = false, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Which link the focus goes to once the list is there. */
  const entry = useRef<0 | -1 | null>(null);

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>("li a[href]") ?? [])];

  useBrowserLayoutEffect(() => {
    if (open && entry.current !== null) {
      links().at(entry.current)?.focus();
    }
    entry.current = null;
  }, [open]);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    // On the document: in some browsers a click on a button doesn't focus it.
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") {
        setOpen(false);
        button.current?.focus();
      }
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) {
        setOpen(false);
      }
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open]);

  const enter = (which: 0 | -1) => {
    if (open) {
      links().at(which)?.focus();
    } else {
      entry.current = which;
      setOpen(true);
    }
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      enter(event.key === "ArrowDown" ? 0 : -1);
    }
  };

  const onListKey = (event: KeyboardEvent) => {
    const all = links();
    const at = all.findIndex((link) => link === document.activeElement);
    const target = {
      ArrowDown: all[at + 1] ?? all[at],
      ArrowUp: at > 0 ? all[at - 1] : button.current,
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (target) {
      event.preventDefault();
      target.focus();
    }
  };

  const onBlur = (event: FocusEvent) => {
    // No new place for the focus: the window was left, not the list.
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) {
      setOpen(false);
    }
  };

  const onChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a") !== null) {
      setOpen(false);
      button.current?.focus();
    }
  };

  // The button and the links inside are the controls; the boxes around them only hear them.
  /* eslint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions */
  return (
    <div className={styles.root} ref={root} onBlur={onBlur}>
      <button
        type="button"
        className={`needs-js ${styles.button ?? ""}`}
        ref={button}
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        data-current={current ? "" : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onButtonKey}
      >
        {label}
        <Icon name="chevronDown" className={styles.chevron} />
      </button>
      <ul
        id={id}
        className={styles.list}
        data-align={align}
        data-open={open ? "" : undefined}
        onClick={onChoice}
        onKeyDown={onListKey}
      >
        {children}
      </ul>
    </div>
  );
}

import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";

import type { HistoryStep } from "../../../hooks/drawer/historyStep";
import { wrapFocus } from "../../../hooks/drawer/wrapFocus";
import type { NavbarItem } from "../../../hooks/site/types";
import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";
import { MOBILE_MAX_WIDTH } from "../../../shared/limits";
import { MAIN_ID } from "../../layout/SkipLink/SkipLink";
import { DrawerMenu } from "../DrawerMenu/DrawerMenu";
import * as styles from "./Drawer.module.css";

export interface DrawerProps {
  /** Id of the dialog: what the bar's toggle controls. */
  readonly id: string;
  readonly open: boolean;
  /** Asked of the owner of `open`, which listens to Back itself: by Escape, a chosen link, the backdrop, the close button, desktop width. */
  readonly onClose: () => void;
  /** Its step in the history, which its owner leaves on Back. */
  readonly step: RefObject<HistoryStep | null>;
  readonly title: string;
  /** Site path of the logo. */
  readonly logo: string | null;
  /** Where the site's name leads: the start page in the page's language. */
  readonly home?: string;
  /** The navigation bar's items. */
  readonly items: readonly NavbarItem[];
  /** The docs' sidebar; null outside the docs. */
  readonly docsMenu: ReactNode | null;
  /** What else the bar has no room for, such as the colour-mode switch. */
  readonly extras?: ReactNode;
}

/** The contents stay this many ms while the drawer slides out; longer than `--ease`. */
const EXIT_MS = 250;

/**
 * The menu of narrow windows: a modal dialog that slides in from the side where lines begin. The browser makes the
 * rest of the page inert and gives the focus back; the page's scroll lock follows from the open dialog in the style
 * sheet alone, so that no way of closing can leave it behind. The contents exist only while it is open.
 */
export function Drawer({ id, open, onClose, step, title, logo, items, docsMenu, ...rest }: DrawerProps) {
  const { home = "/", extras = null } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  /** A chosen link while it is followed, once the drawer's step is gone. */
  const following = useRef<HTMLAnchorElement | null>(null);
  const closed = useRef(onClose);
  const [rendered, setRendered] = useState(open);
  if (open && !rendered) {
    setRendered(true);
  }

  const shut = useCallback(() => {
    hide(dialog.current);
    closed.current();
  }, []);
  /** Every way of closing but Back itself: first out of the drawer's step, then out of the drawer. */
  const close = useCallback(
    (then?: () => void) => {
      step.current?.remove(() => {
        shut();
        then?.();
      });
    },
    [shut, step],
  );

  useEffect(() => {
    closed.current = onClose;
  });

  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return;
    }
    const desktop = window.matchMedia(`(width > ${MOBILE_MAX_WIDTH}px)`);
    if (desktop.matches) {
      // Asked for on a narrow window, before its code had come.
      closed.current();
      return;
    }
    const current = step.current;
    show(element);
    current?.add();
    const onResize = () => {
      if (desktop.matches) {
        // The button that would get the focus back is not there any more.
        close(() => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }));
      }
    };
    desktop.addEventListener("change", onResize);
    return () => {
      desktop.removeEventListener("change", onResize);
      hide(element);
      current?.remove(() => undefined);
    };
  }, [open, close, step]);

  useEffect(() => {
    if (open || !rendered) {
      return;
    }
    const timer = window.setTimeout(() => setRendered(false), EXIT_MS);
    return () => window.clearTimeout(timer);
  }, [open, rendered]);

  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) {
      // The contents fill the dialog: this is its backdrop.
      close();
      return;
    }
    const link = chosenLink(event);
    if (link === null || link === following.current) {
      return;
    }
    // The same choice again, made at the page's own step: whatever follows links elsewhere follows this one.
    event.preventDefault();
    close(() => {
      following.current = link;
      link.click();
      following.current = null;
    });
  };

  return (
    // Clicks come from the links inside and from the backdrop, for which the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClick={onClick}
      onKeyDown={(event) => wrapFocus(event, event.currentTarget)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => open && close()}
    >
      {rendered ? <DrawerMenu {...{ title, logo, home, items, docsMenu, extras }} onClose={() => close()} /> : null}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement): void {
  // The lock keeps the room of a scrollbar that takes some.
  dialog.toggleAttribute("data-scrollbar", window.innerWidth > document.documentElement.clientWidth);
  dialog.inert = false;
  if (!dialog.open) {
    dialog.showModal();
  }
}

/** Gives the page back at once; the dialog is still seen sliding out. */
function hide(dialog: HTMLDialogElement | null): void {
  if (dialog !== null) {
    dialog.inert = true;
    dialog.close();
  }
}

/** The link that a click chooses in this window; null for anything that leaves the page where it is. */
function chosenLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const elsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented;
  return link === null || elsewhere || (link.target !== "" && link.target !== "_self") ? null : link;
}

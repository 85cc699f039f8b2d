import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

import * as styles from "./Tabs.module.css";

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [name: Name, label: string])[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  readonly children: ReactNode;
}

/** Tabs as the ARIA pattern has them: one stop of the Tab key; arrows, Home and End move and select. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([name]) => name === selected);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const forward = isRtl ? -1 : 1;
    const target = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + tabs.length) % tabs.length;
    onSelect(tabs[next]?.[0] ?? selected);
    (list.current?.children[next] as HTMLElement).focus();
  };
  return (
    <div>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={`tab-list ${styles.list}`}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(([name, text]) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${name}`}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

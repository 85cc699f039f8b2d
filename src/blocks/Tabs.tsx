import type { ReactNode } from "react";

export interface TabItem {
  label: string;
  /** Groups with the same `sync` select the same value together. */
  value: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  sync: string;
  items: readonly TabItem[];
}

/**
 * Tabs whose every panel is in the HTML: without JavaScript and on paper all are shown, each under its title.
 * The roles follow the ARIA tabs pattern; `src/enhance` gives them their behaviour, and the ids by which tabs
 * and panels name each other: in every page's HTML these would be weight that only the scripts need.
 */
export function Tabs({ label, sync, items }: TabsProps) {
  return (
    <div className="tabs" data-sync={sync}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.value}
            className="tab"
            role="tab"
            type="button"
            aria-selected={index === 0 ? "true" : "false"}
            tabIndex={index === 0 ? 0 : -1}
            data-value={item.value}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          className="tab-panel"
          role="tabpanel"
          data-value={item.value}
          data-active={index === 0 ? "" : undefined}
        >
          <p className="tab-title">{item.label}</p>
          {item.content}
        </div>
      ))}
    </div>
  );
}

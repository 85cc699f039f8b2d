import type { ReactNode } from "react";

export const ADMONITION_KINDS = ["note", "tip", "info", "warning", "danger"] as const;
export type AdmonitionKind = (typeof ADMONITION_KINDS)[number];

const TITLES: Readonly<Record<AdmonitionKind, string>> = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
};

/** `:::note[Title]` … `:::` */
export function Admonition({
  kind,
  title,
  children,
}: {
  kind: AdmonitionKind;
  title: ReactNode | null;
  children: ReactNode;
}) {
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? TITLES[kind]}</p>
      {children}
    </div>
  );
}

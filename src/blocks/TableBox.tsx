import type { ReactNode } from "react";

interface TableBoxProps {
  /** Name of the region, for readers of the page's landmarks. */
  readonly label: string;
  /** The table. */
  readonly children?: ReactNode;
}

/** The box that a table scrolls in. What stands after the table says that it has arrived whole (tables.css). */
export function TableBox({ label, children }: TableBoxProps) {
  return (
    <div className="table-box" role="region" tabIndex={0} aria-label={label}>
      {children}
      <i hidden />
    </div>
  );
}

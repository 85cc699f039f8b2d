import type { ReactNode } from "react";

/** The numbered steps of a guide: an ordered list inside. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}

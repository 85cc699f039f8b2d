import type { ReactNode } from "react";

/** A link that looks like a button: downloads, the next thing to do. */
export function Button({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <p className="button-row">
      <a className="button" href={href}>
        {children}
      </a>
    </p>
  );
}

import type { ReactNode } from "react";

/** A place where the browser mounts an interactive component; the children are what is there until then. */
export function Island({
  name,
  props,
  children,
}: {
  name: string;
  props: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}

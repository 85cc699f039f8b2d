import type { ReactNode } from "react";

import { CodeFigure } from "../CodeFigure";

interface OperationExampleProps {
  title: string;
  /** Whether the example was put together from those of the fields. */
  assembled: boolean;
  children?: ReactNode;
}

/** An example of a request or an answer. */
export function OperationExample({ title, assembled, children }: OperationExampleProps) {
  return (
    <div className="op-example">
      <CodeFigure language="json" title={title} label="JSON" copy>
        {children}
      </CodeFigure>
      {assembled ? <p className="op-note">Example assembled from the fields.</p> : null}
    </div>
  );
}

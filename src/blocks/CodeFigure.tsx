import type { ReactNode } from "react";

interface CodeFigureProps {
  language: string;
  /** Shown in the head row: the fence's title, or else the language's label. */
  title: string | null;
  label: string;
  copy: boolean;
  /** Address of the complete program, which Copy gives in place of the part that is shown. */
  program?: string | undefined;
  /** Highlighted lines. */
  children?: ReactNode;
}

/** A fenced code block. The copy button is added by script, so that there is no dead button without it. */
export function CodeFigure({ language, title, label, copy, program, children }: CodeFigureProps) {
  return (
    <figure className="code" data-language={language} data-no-copy={copy ? undefined : ""} data-program={program}>
      <figcaption className="code-head">
        {title === null ? <span className="code-language">{label}</span> : <span className="code-title">{title}</span>}
      </figcaption>
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

import type { ReactNode } from "react";

/** One line of text at its place: `y` is its baseline. */
export interface DrawnText {
  x: number;
  y: number;
  text: string;
}

/** A stroked or filled path, or a group of texts of one size; style sheets know it as `diagram-<name>`. */
export type DrawingPart =
  | { kind: "path"; name: string; d: string; filled?: boolean | undefined }
  | { kind: "text"; name: string; size: number; anchor: "start" | "middle" | "end"; lines: readonly DrawnText[] };

/** A finished picture, in CSS pixels, parts in the order in which they are painted. */
export interface Drawing {
  width: number;
  height: number;
  parts: readonly DrawingPart[];
}

interface DiagramProps {
  /** Id of the caption, which names the picture. */
  id: string;
  kind: "sequence" | "states";
  title: string;
  drawing: Drawing;
  /** What the text alternative is called. */
  summary: string;
  /** Whether the text alternative is unfolded from the start. */
  open: boolean;
  /** The text alternative: says the same as the picture. */
  children: ReactNode;
}

/** Wider drawings shrink a little with their column; narrower ones never do. */
const WIDE = 528;

function drawn(part: DrawingPart, key: number) {
  const className = `diagram-${part.name}`;
  if (part.kind === "text") {
    return (
      <g
        key={key}
        className={className}
        fill="currentColor"
        stroke="none"
        fontSize={part.size}
        textAnchor={part.anchor}
      >
        {part.lines.map(({ x, y, text }, index) => (
          <text key={index} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    );
  }
  return part.filled === true ? (
    <path key={key} className={className} fill="currentColor" stroke="none" d={part.d} />
  ) : (
    <path key={key} className={className} d={part.d} />
  );
}

/**
 * A picture with a caption and a text that says the same. The picture is plain SVG without colours of its own: the
 * style sheet gives them, and where there is none it is drawn in the colour of the text.
 */
export function Diagram({ id, kind, title, drawing, summary, open, children }: DiagramProps) {
  const { width, height, parts } = drawing;
  return (
    <figure className={`diagram ${kind}`}>
      <figcaption id={id}>{title}</figcaption>
      <div className="diagram-box" role="region" aria-label={`Diagram: ${title}`} tabIndex={0}>
        <svg
          className={width > WIDE ? "diagram-wide" : undefined}
          role="img"
          aria-labelledby={id}
          width={width}
          height={height}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          fill="none"
          stroke="currentColor"
        >
          {parts.map(drawn)}
        </svg>
      </div>
      <details className="diagram-text" open={open}>
        <summary className="diagram-summary">{summary}</summary>
        {children}
      </details>
    </figure>
  );
}

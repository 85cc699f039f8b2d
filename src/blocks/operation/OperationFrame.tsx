import type { ReactNode } from "react";

interface OperationFrameProps {
  /** Title, purpose and address. */
  lead: ReactNode;
  /** Samples and examples; null without any. They follow the lead, and stand beside everything where there is room. */
  side: ReactNode | null;
  /** Authorization, parameters, bodies, errors. */
  parts: ReactNode;
  /** Anchor of the call where it has no heading of its own. */
  id: string | null;
}

/** One call of the API with everything that belongs to it. */
export function OperationFrame({ lead, side, parts, id }: OperationFrameProps) {
  return (
    <div className="op" id={id ?? undefined}>
      <div className="op-lead">{lead}</div>
      {side === null ? null : <div className="op-side">{side}</div>}
      <div className="op-parts">{parts}</div>
    </div>
  );
}

/** A heading within a call, with its own link. */
export function OperationHeading({ level, id, text }: { level: number; id: string; text: string }) {
  const Heading = `h${String(level)}` as "h2";
  return (
    <Heading id={id}>
      {text}
      <a className="heading-anchor" href={`#${id}`} aria-label={`Link to ${text}`} />
    </Heading>
  );
}

import { Diagram } from "./Diagram";
import type { Drawing } from "./Diagram";

export interface SequenceStep {
  from: string;
  to: string;
  label: string;
  note?: string | undefined;
  reply?: boolean | undefined;
}

interface SequenceProps {
  id: string;
  title: string;
  steps: readonly SequenceStep[];
  drawing: Drawing;
}

/** A sequence diagram, and its steps as an ordered list. */
export function Sequence({ id, title, steps, drawing }: SequenceProps) {
  return (
    <Diagram id={id} kind="sequence" title={title} drawing={drawing} summary="Steps as text" open={false}>
      <ol className="sequence-steps">
        {steps.map((step, index) => (
          <li key={index}>
            <span className="sequence-who">{step.from === step.to ? step.from : `${step.from} to ${step.to}`}</span>{" "}
            <span className="sequence-label">{step.label}</span>
            {step.note === undefined ? null : (
              <>
                {" "}
                <span className="sequence-note">{step.note}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Diagram>
  );
}

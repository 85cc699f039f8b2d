export interface SequenceStep {
  from: string;
  to: string;
  label: string;
  note?: string | undefined;
  reply?: boolean | undefined;
}

interface SequenceProps {
  title: string;
  actors: readonly string[];
  steps: readonly SequenceStep[];
}

/**
 * A sequence diagram as an ordered list: the list is its own text alternative, and style sheets draw columns,
 * life lines and arrows where there is room. No diagram library, no picture.
 */
export function Sequence({ title, actors, steps }: SequenceProps) {
  const column = (actor: string): string => String(actors.indexOf(actor) + 1);
  return (
    <figure className={`sequence sequence-${String(actors.length)}`}>
      <figcaption>{title}</figcaption>
      <ol className="sequence-actors" aria-hidden="true">
        {actors.map((actor) => (
          <li key={actor}>{actor}</li>
        ))}
      </ol>
      <ol className="sequence-steps">
        {steps.map((step, index) => {
          const kinds = [step.reply === true ? " reply" : "", step.from === step.to ? " self" : ""].join("");
          return (
            <li key={index} className={`sequence-step from-${column(step.from)} to-${column(step.to)}${kinds}`}>
              <span className="sequence-who">{step.from === step.to ? step.from : `${step.from} to ${step.to}`}</span>{" "}
              <span className="sequence-label">{step.label}</span>
              {step.note === undefined ? null : (
                <>
                  {" "}
                  <span className="sequence-note">{step.note}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

import type { ReactNode } from "react";

import { Diagram } from "./Diagram";
import type { Drawing } from "./Diagram";
import { TableBox } from "./TableBox";

/** Where a transition starts that makes the thing in the first place. */
export const NEW_STATE = "(new)";

export interface DiagramState {
  name: string;
  /** Where a thing is from the start. */
  initial?: boolean | undefined;
  /** Which nothing leaves. */
  final?: boolean | undefined;
  /** Stands for several states, as "any open state". */
  several?: boolean | undefined;
}

export interface TransitionRow {
  from: string;
  to: string;
  /** What brings the change about: the label of the arrow. */
  by?: string | undefined;
  /** What only the table says, in parentheses. */
  note?: string | undefined;
  /** Where the note leads, or else `by`. */
  href?: string | undefined;
}

interface StatesProps {
  id: string;
  title: string;
  states: readonly DiagramState[];
  transitions: readonly TransitionRow[];
  drawing: Drawing;
}

function When({ by, note, href }: TransitionRow) {
  const linked = (text: string): ReactNode => (href === undefined ? text : <a href={href}>{text}</a>);
  if (note === undefined) {
    return <td>{by === undefined ? null : linked(by)}</td>;
  }
  return (
    <td>
      {by === undefined ? (
        linked(note)
      ) : (
        <>
          {by} ({linked(note)})
        </>
      )}
    </td>
  );
}

/** A code with places to break after its underscores. */
function breakable(code: string): ReactNode[] {
  return code.split(/(?<=_)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

/** A state diagram, and its transitions as a table. */
export function States({ id, title, states, transitions, drawing }: StatesProps) {
  const named = (name: string): ReactNode => (/^[\w.-]+$/.test(name) ? <code>{breakable(name)}</code> : name);
  const marked = (name: string): ReactNode => {
    const state = states.find((one) => one.name === name);
    return (
      <td>
        {name === NEW_STATE ? "New" : named(name)}
        {state?.initial === true ? " (initial)" : null}
        {state?.final === true ? " (final)" : null}
      </td>
    );
  };
  return (
    <Diagram id={id} kind="states" title={title} drawing={drawing} summary="Transitions as a table" open={true}>
      <TableBox label={`Transitions: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {transitions.map((transition, index) => (
              <tr key={index}>
                {marked(transition.from)}
                {marked(transition.to)}
                <When {...transition} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Diagram>
  );
}

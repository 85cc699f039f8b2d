import type { SequenceStep } from "../../../blocks/Sequence";
import { textWidth } from "./text";

export const NAME = { size: 13.5, line: 17, weight: "bold" } as const;
export const LABEL = { size: 13, line: 16, weight: "normal" } as const;
export const NOTE = { size: 12, line: 15, weight: "normal" } as const;

/** As wide as the text column: a drawing shrinks or scrolls in narrower ones. */
const MAX_WIDTH = 650;
export const NAME_WIDTH = 130;
/** A label that needs more wraps. */
const LABEL_WIDTH = 270;
/** Between a label and the life lines beside it. */
export const LABEL_SPACE = 14;
export const NODE_PADDING = 12;
const MIN_GAP = 130;
/** A step that an actor does by itself. */
export const LOOP = { width: 22, height: 18 };

/** Columns as far apart as their labels want, and closer when that is more than there is room for. */
export function placeColumns(actors: readonly string[], boxes: readonly number[], steps: readonly SequenceStep[]) {
  const gaps = boxes.slice(1).map((box, index) => {
    const least = Math.max(MIN_GAP, ((boxes[index] ?? 0) + box) / 2 + 16);
    const wanted = steps.map((step) => {
      const [a, b] = [actors.indexOf(step.from), actors.indexOf(step.to)];
      const isHere = a === b ? a === index : Math.min(a, b) === index && Math.abs(a - b) === 1;
      const text = Math.max(textWidth(step.label, LABEL.size), textWidth(step.note ?? "", NOTE.size));
      return isHere ? Math.min(LABEL_WIDTH, text) + 2 * LABEL_SPACE + (a === b ? LOOP.width : 0) : 0;
    });
    return { least, gap: Math.max(least, ...wanted) };
  });
  const margins = ((boxes[0] ?? 0) + (boxes.at(-1) ?? 0)) / 2 + 2;
  const sum = (pick: (gap: { least: number; gap: number }) => number): number =>
    gaps.reduce((total, gap) => total + pick(gap), 0);
  const spare = sum(({ gap, least }) => gap - least);
  const kept = spare === 0 ? 0 : Math.min(1, Math.max(0, MAX_WIDTH - margins - sum(({ least }) => least)) / spare);

  const columns = [(boxes[0] ?? 0) / 2 + 1];
  for (const { gap, least } of gaps) {
    columns.push(Math.round((columns.at(-1) ?? 0) + least + (gap - least) * kept));
  }
  return { columns, width: Math.ceil((columns.at(-1) ?? 0) + (boxes.at(-1) ?? 0) / 2 + 1) };
}

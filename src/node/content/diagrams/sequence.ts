import type { DrawnText, Drawing } from "../../../blocks/Diagram";
import type { SequenceStep } from "../../../blocks/Sequence";
import { LABEL, LABEL_SPACE, LOOP, NAME, NAME_WIDTH, NODE_PADDING, NOTE, placeColumns } from "./columns";
import { boxPath, headPath, round } from "./paths";
import { textWidth, wrapText } from "./text";

/** Places of a sequence diagram: a column an actor, a row a step. */
export function layoutSequence(actors: readonly string[], steps: readonly SequenceStep[]): Drawing {
  const known = steps.filter(({ from, to }) => actors.includes(from) && actors.includes(to));
  const names = actors.map((actor) => wrapText(actor, NAME_WIDTH, NAME.size, NAME.weight));
  const boxes = names.map((lines) => Math.ceil(widest(lines, NAME) + 2 * NODE_PADDING));
  const { columns, width } = placeColumns(actors, boxes, known);
  const headHeight = Math.max(...names.map((lines) => lines.length)) * NAME.line + 14;

  const ink = new Ink(headHeight + 8);
  for (const step of known) {
    const from = columns[actors.indexOf(step.from)] ?? 0;
    const to = columns[actors.indexOf(step.to)] ?? 0;
    if (from === to) {
      drawLoop(ink, step, from, columns, width);
    } else {
      drawArrow(ink, step, from, to);
    }
  }
  const height = Math.ceil(ink.y + 12);

  return {
    width,
    height,
    parts: [
      { kind: "path", name: "guide", d: columns.map((x) => `M${num(x)} ${num(headHeight)}V${num(height)}`).join("") },
      {
        kind: "path",
        name: "node",
        d: columns
          .map((x, index) => boxPath(x - (boxes[index] ?? 0) / 2, 1, boxes[index] ?? 0, headHeight - 1))
          .join(""),
      },
      {
        kind: "text",
        name: "name",
        size: NAME.size,
        anchor: "middle",
        lines: columns.flatMap((x, index) => middleLines(names[index] ?? [], x, headHeight)),
      },
      ...(ink.solid === "" ? [] : [{ kind: "path" as const, name: "line", d: ink.solid }]),
      ...(ink.dashed === "" ? [] : [{ kind: "path" as const, name: "dashed", d: ink.dashed }]),
      { kind: "path", name: "head", d: ink.heads, filled: true },
      ...ink.texts(),
    ],
  };
}

const num = (value: number): string => String(round(value));

const widest = (lines: readonly string[], { size, weight }: { size: number; weight: "normal" | "bold" }): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, size, weight)));

function middleLines(lines: readonly string[], x: number, headHeight: number): DrawnText[] {
  const top = (headHeight + 1 - lines.length * NAME.line) / 2;
  return lines.map((text, index) => ({ x: round(x), y: round(top + index * NAME.line + 12.5), text }));
}

/** What is drawn so far, and how far down that is. */
class Ink {
  solid = "";
  dashed = "";
  heads = "";
  readonly #lines: { name: "label" | "note"; anchor: "start" | "middle" | "end"; line: DrawnText }[] = [];

  constructor(public y: number) {}

  write(name: "label" | "note", anchor: "start" | "middle" | "end", lines: readonly string[], x: number): void {
    const { line, size } = name === "label" ? LABEL : NOTE;
    for (const text of lines) {
      this.#lines.push({ name, anchor, line: { x: round(x), y: round(this.y + size), text } });
      this.y += line;
    }
  }

  /** Texts by their looks: one group each. */
  texts(): Drawing["parts"] {
    return (["label", "note"] as const).flatMap((name) =>
      (["middle", "start", "end"] as const).flatMap((anchor) => {
        const lines = this.#lines.filter((one) => one.name === name && one.anchor === anchor).map(({ line }) => line);
        const { size } = name === "label" ? LABEL : NOTE;
        return lines.length === 0 ? [] : [{ kind: "text" as const, name, size, anchor, lines }];
      }),
    );
  }
}

function drawArrow(ink: Ink, step: SequenceStep, from: number, to: number): void {
  const room = Math.abs(to - from) - 2 * LABEL_SPACE;
  const middle = (from + to) / 2;
  ink.y += 13;
  ink.write("label", "middle", wrapText(step.label, room, LABEL.size), middle);
  ink.y += 4;
  const y = ink.y;
  // The shaft ends within the head, so that its end doesn't show beside the tip.
  const path = `M${num(from)} ${num(y)}H${num(to - Math.sign(to - from) * 4)}`;
  if (step.reply === true) {
    ink.dashed += path;
  } else {
    ink.solid += path;
  }
  ink.heads += headPath({ x: from, y }, { x: to, y });
  ink.y += 4;
  ink.write("note", "middle", wrapText(step.note ?? "", room, NOTE.size).filter(Boolean), middle);
}

/** A step that an actor does by itself: a loop on its line, the words beside it, where there is room. */
function drawLoop(ink: Ink, step: SequenceStep, x: number, columns: readonly number[], width: number): void {
  const isLast = x === columns.at(-1);
  const side = isLast ? -1 : 1;
  const index = columns.indexOf(x);
  const neighbour = isLast ? (columns[index - 1] ?? 0) : (columns[index + 1] ?? width);
  const room = Math.abs(neighbour - x) - LOOP.width - 2 * LABEL_SPACE + 6;
  const anchor = isLast ? "end" : "start";
  const textX = x + side * (LOOP.width + 8);
  ink.y += 15;
  const top = ink.y + 2;
  ink.write("label", anchor, wrapText(step.label, room, LABEL.size), textX);
  ink.write("note", anchor, wrapText(step.note ?? "", room, NOTE.size).filter(Boolean), textX);
  const [out, back] = [num(side * (LOOP.width - 5)), num(-side * (LOOP.width - 9))];
  const r = side * 5;
  const path =
    `M${num(x)} ${num(top)}h${out}q${num(r)} 0 ${num(r)} 5v${num(LOOP.height - 10)}` + `q0 5 ${num(-r)} 5h${back}`;
  if (step.reply === true) {
    ink.dashed += path;
  } else {
    ink.solid += path;
  }
  const tip = { x, y: top + LOOP.height };
  ink.heads += headPath({ x: x + side, y: tip.y }, tip);
  ink.y = Math.max(ink.y, tip.y + 4);
}

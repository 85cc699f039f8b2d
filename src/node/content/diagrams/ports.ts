import type { Place } from "./paths";

interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Place[];
}

/** Between two lines at one side of a box. */
const APART = 16;
const FROM_CORNER = 12;

/**
 * Where lines leave and enter boxes: at the lower or upper side, as straight below or above their next place as there
 * is room, and apart from each other. One pair of places a line.
 */
export function spreadPorts(boxes: ReadonlyMap<string, Box>, lines: readonly Line[]): [Place, Place][] {
  const ends = lines.flatMap(({ from, to, points }, line) => [
    { line, isStart: true, name: from, toward: points[1] ?? { x: 0, y: 0 } },
    { line, isStart: false, name: to, toward: points.at(-2) ?? { x: 0, y: 0 } },
  ]);
  const out = lines.map((): [Place, Place] => [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  for (const [name, box] of boxes) {
    for (const side of [1, -1]) {
      const here = ends
        .filter(
          (end) =>
            end.name === name &&
            lines[end.line]?.from !== lines[end.line]?.to &&
            (end.toward.y > box.y ? 1 : -1) === side,
        )
        .sort((a, b) => a.toward.x - b.toward.x || a.line - b.line);
      const xs = spread(
        here.map(({ toward }) => toward.x),
        box,
      );
      here.forEach(({ line, isStart }, index) => {
        const pair = out[line];
        if (pair !== undefined) {
          pair[isStart ? 0 : 1] = { x: xs[index] ?? box.x, y: box.y + (side * box.height) / 2 };
        }
      });
    }
  }
  return out;
}

/** Wanted places along a side, kept off its corners and off each other; ascending in and out. */
function spread(wanted: readonly number[], { x, width }: Box): number[] {
  const half = Math.max(0, width / 2 - FROM_CORNER);
  const apart = wanted.length < 2 ? 0 : Math.min(APART, (2 * half) / (wanted.length - 1));
  const places: number[] = [];
  wanted.forEach((want, index) => {
    const least = index === 0 ? x - half : (places[index - 1] ?? 0) + apart;
    const most = x + half - (wanted.length - 1 - index) * apart;
    places.push(Math.max(least, Math.min(want, most)));
  });
  return places;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Half a pixel is as fine as a screen shows, and keeps the markup short. */
export const round = (value: number): number => Math.round(value * 2) / 2;

/** A number in a path. */
const n = (value: number): string => String(round(value));

/** A box with round corners. */
export function boxPath(x: number, y: number, width: number, height: number, radius = 6): string {
  const r = String(radius);
  const across = n(width - 2 * radius);
  const down = n(height - 2 * radius);
  return (
    `M${n(x + radius)} ${n(y)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r}-${r} ${r}` +
    `h-${across}q-${r} 0-${r}-${r}v-${down}q0-${r} ${r}-${r}z`
  );
}

/** A rectangle without round corners: the ground of a label that stands on a line. */
export function groundPath(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h-${n(width)}z`;
}

export function dotPath({ x, y }: Place, radius: number): string {
  const r = String(radius);
  return `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${String(2 * radius)} 0a${r} ${r} 0 1 0-${String(2 * radius)} 0z`;
}

const HEAD_LENGTH = 8;
const HEAD_HALF = 4;

/** The head of an arrow that comes from `from` and ends at `tip`. */
export function headPath(from: Place, tip: Place): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const [backX, backY] = [tip.x - ux * HEAD_LENGTH, tip.y - uy * HEAD_LENGTH];
  const corner = (side: number): string => `${n(backX - uy * HEAD_HALF * side)} ${n(backY + ux * HEAD_HALF * side)}`;
  return `M${n(tip.x)} ${n(tip.y)}L${corner(1)}L${corner(-1)}z`;
}

/** A line through places one below (or above) the other: upright at each of them, and bent in between. */
export function downPath(places: readonly Place[]): string {
  const [first, ...others] = places;
  if (first === undefined) {
    return "";
  }
  let from = first;
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (const to of others) {
    const half = n((from.y + to.y) / 2);
    path +=
      round(from.x) === round(to.x) ? `V${n(to.y)}` : `C${n(from.x)} ${half} ${n(to.x)} ${half} ${n(to.x)} ${n(to.y)}`;
    from = to;
  }
  return path;
}

/** A loop at the right side of a box, around its middle. */
export function loopPath(right: number, middle: number): string {
  return `M${n(right)} ${n(middle - 8)}h12q6 0 6 6v4q0 6-6 6h-8`;
}

/** A piece of two texts: in both, only in the expected one, or only in the own one. */
export interface DiffPiece {
  readonly kind: "same" | "missing" | "extra";
  readonly text: string;
}

/** Differences beyond this many characters are shown as one: finding the smallest takes its square. */
const MAX_CHANGES = 1_000;
/** Fewer equal characters between two changes say nothing: `1` in two numbers. */
const MIN_SAME = 3;

/** The smallest difference of two texts, by characters (E. Myers, An O(ND) Difference Algorithm, 1986). */
export function diffCharacters(expected: string, own: string): DiffPiece[] {
  const [a, b] = [Array.from(expected), Array.from(own)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return tidy([
    ["same", a.slice(0, start)],
    ...changesOf(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ["same", a.slice(a.length - end)],
  ]);
}

type Piece = readonly [kind: DiffPiece["kind"], characters: readonly string[]];

/** For each number of changes, how far along `a` each diagonal (index in `a` minus index in `b`) has come. */
function changesOf(a: readonly string[], b: readonly string[]): Piece[] {
  const trace: ReadonlyMap<number, number>[] = [];
  let furthest: ReadonlyMap<number, number> = new Map([[1, 0]]);
  const come = (diagonal: number, from: ReadonlyMap<number, number>): number => from.get(diagonal) ?? -1;
  for (let changes = 0; changes <= MAX_CHANGES; changes += 1) {
    trace.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = Math.max(come(diagonal + 1, furthest), come(diagonal - 1, furthest) + 1);
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      if (x >= a.length && x - diagonal >= b.length) return walkBack(a, b, trace, come);
      next.set(diagonal, x);
    }
    furthest = next;
  }
  return [
    ["missing", a],
    ["extra", b],
  ];
}

function walkBack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
  come: (diagonal: number, from: ReadonlyMap<number, number>) => number,
): Piece[] {
  const pieces: Piece[] = [];
  let x = a.length;
  let y = b.length;
  for (const furthest of [...trace.slice(1)].reverse()) {
    const diagonal = x - y;
    const [above, left] = [come(diagonal + 1, furthest), come(diagonal - 1, furthest) + 1];
    const from = Math.max(above, left);
    pieces.push(["same", a.slice(from, x)]);
    x = from;
    y = from - diagonal;
    if (above >= left) pieces.push(["extra", b.slice(--y, y + 1)]);
    else pieces.push(["missing", a.slice(--x, x + 1)]);
  }
  pieces.push(["same", a.slice(0, x)]);
  return pieces.reverse();
}

/** Joins neighbors of a kind, and changes with too little between them. */
function tidy(pieces: readonly Piece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  const held = { same: "", missing: "", extra: "" };
  const flush = (...kinds: readonly DiffPiece["kind"][]): void => {
    for (const kind of kinds) {
      if (held[kind] !== "") joined.push({ kind, text: held[kind] });
      held[kind] = "";
    }
  };
  for (const [kind, characters] of pieces) {
    if (characters.length === 0) continue;
    if (kind !== "same" && held.same !== "") {
      if (Array.from(held.same).length < MIN_SAME && held.missing + held.extra !== "") {
        held.missing += held.same;
        held.extra += held.same;
        held.same = "";
      } else {
        flush("missing", "extra", "same");
      }
    }
    held[kind] += characters.join("");
  }
  flush("missing", "extra", "same");
  return joined;
}

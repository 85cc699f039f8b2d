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

/** A change, and the one before it. */
interface Change {
  readonly isExtra: boolean;
  /** The index in `a` behind it. */
  readonly x: number;
  /** The index in `a` minus the one in `b`. */
  readonly diagonal: number;
  readonly before: Change | null;
}

/** For each number of changes, how far along `a` each diagonal has come, and by which changes. */
function changesOf(a: readonly string[], b: readonly string[]): Piece[] {
  let furthest: ReadonlyMap<number, readonly [x: number, last: Change | null]> = new Map([[1, [0, null]]]);
  for (let changes = 0; changes <= MAX_CHANGES; changes += 1) {
    const next = new Map<number, readonly [number, Change | null]>();
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const [above, last] = furthest.get(diagonal + 1) ?? [-1, null];
      const [left, leftLast] = furthest.get(diagonal - 1) ?? [-1, null];
      const isExtra = above > left;
      let x = isExtra ? above : left + 1;
      const change = changes === 0 ? null : { isExtra, x, diagonal, before: isExtra ? last : leftLast };
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      if (x >= a.length && x - diagonal >= b.length) return piecesOf(a, b, change);
      next.set(diagonal, [x, change]);
    }
    furthest = next;
  }
  return [
    ["missing", a],
    ["extra", b],
  ];
}

function piecesOf(a: readonly string[], b: readonly string[], last: Change | null): Piece[] {
  const pieces: Piece[] = [];
  let end = a.length;
  for (let change = last; change !== null; change = change.before) {
    const { isExtra, x, diagonal } = change;
    const start = isExtra ? x : x - 1;
    const changed: Piece = isExtra
      ? ["extra", b.slice(x - diagonal - 1, x - diagonal)]
      : ["missing", a.slice(start, x)];
    pieces.unshift(changed, ["same", a.slice(x, end)]);
    end = start;
  }
  return [["same", a.slice(0, end)], ...pieces];
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

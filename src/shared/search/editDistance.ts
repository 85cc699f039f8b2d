/**
 * Number of typing slips between two words: letters left out, added, changed, or two neighbours swapped. Infinity
 * beyond `limit`. With `asPrefix` the word may go on: `singat` is one slip away from `signature`.
 */
export function editDistance(typed: string, word: string, limit: number, asPrefix = false): number {
  if (typed.length - word.length > limit || (!asPrefix && word.length - typed.length > limit)) {
    return Infinity;
  }
  const width = asPrefix ? Math.min(word.length, typed.length + limit) : word.length;
  // Further from the diagonal than the limit nothing can lie within it.
  const far = limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    const current: number[] = [];
    current[from - 1] = from === 1 ? row : far;
    let least = far;
    for (let column = from; column <= to; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (current[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? far) + 1);
      }
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (Math.min(least, current[0] ?? far) > limit) {
      return Infinity;
    }
    beforeLast = last;
    last = current;
  }
  const distance = asPrefix ? Math.min(...last.filter((cost) => cost <= far)) : (last[width] ?? Infinity);
  return distance > limit ? Infinity : distance;
}

/** Slips that search forgives in a word of this length: none in short ones, one from 4 letters on, two from 8 on. */
export function forgivenSlips(length: number): 0 | 1 | 2 {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

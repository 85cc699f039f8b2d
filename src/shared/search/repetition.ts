/** A sentence in more texts than this is no one's own. */
const MOST_WITH_ONE_SENTENCE = 5;

/**
 * Of each text, the share that stands in many others too: 0 to 1. Texts are lists of sentences by number; `lengths` has
 * how long each is.
 */
export function repetition(texts: readonly (readonly number[])[], lengths: readonly number[]): number[] {
  const all = texts.map((sentences) => [...new Set(sentences)]);
  const uses: number[] = [];
  for (const sentence of all.flat()) {
    uses[sentence] = (uses[sentence] ?? 0) + 1;
  }
  const together = (sentences: readonly number[]): number =>
    sentences.reduce((sum, sentence) => sum + (lengths[sentence] ?? 0), 0);
  return all.map((sentences) => {
    const shared = sentences.filter((sentence) => (uses[sentence] ?? 0) > MOST_WITH_ONE_SENTENCE);
    return together(shared) / Math.max(1, together(sentences));
  });
}

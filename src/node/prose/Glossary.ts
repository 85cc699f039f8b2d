import type { GlossaryEntry } from "./glossarySchema";
import { PhraseTree } from "./PhraseTree";

/** A word of a text that the glossary has another one for. */
export interface TermHit {
  readonly offset: number;
  readonly end: number;
  readonly written: string;
  readonly entry: GlossaryEntry;
}

/** All words and phrases of the glossary, so that a text is read once for all of them. */
export class Glossary {
  readonly #phrases: PhraseTree;
  readonly #wrong = new Map<string, { readonly variant: string; readonly entry: GlossaryEntry }[]>();

  constructor(readonly entries: readonly GlossaryEntry[]) {
    for (const entry of entries) {
      for (const variant of entry.not) {
        const key = variant.toLowerCase();
        const same = this.#wrong.get(key) ?? [];
        same.push({ variant, entry });
        this.#wrong.set(key, same);
      }
    }
    this.#phrases = new PhraseTree(entries.flatMap(({ not, except }) => [...not, ...except]));
  }

  /** Every wrong word in a text, whatever it stands in. */
  find(text: string): TermHit[] {
    const hits: TermHit[] = [];
    for (const { offset, end, written } of this.#phrases.find(text)) {
      const entry = this.#judge(written);
      if (entry !== null) {
        hits.push({ offset, end, written, entry });
      }
    }
    return hits;
  }

  /** The entry that a phrase is wrong by; null for a phrase in which the word is right. */
  #judge(written: string): GlossaryEntry | null {
    const found = (this.#wrong.get(written.toLowerCase()) ?? []).find(({ variant, entry }) => {
      // Where nothing but the case is wrong, the right case must not be a fault.
      const [term, wrong] = [entry.term.toLowerCase(), variant.toLowerCase()];
      const byCase = entry.matchCase || wrong === term || wrong === `${term}s`;
      return !byCase || variant === written;
    });
    return found?.entry ?? null;
  }
}

import type { Form, PackedTexts, SectionWords } from "./packedTexts";
import { readTokens } from "./readTokens";

/** A name as the index has it. */
export const nameOf = (written: string): string => readTokens(written).find(({ whole }) => whole)?.text ?? "";

/** What all texts of a file share, ready for reading. */
export interface TextTables {
  readonly forms: readonly Form[];
  readonly spellings: readonly string[];
  /** How a name is written. */
  readonly spelling: ReadonlyMap<string, string>;
  /** The words of a name. */
  readonly partsOf: (name: string) => readonly string[];
}

export function textTables({
  forms,
  spellings,
  names,
}: Pick<PackedTexts, "forms" | "spellings" | "names">): TextTables {
  const spelling = new Map<string, string>();
  const parts = new Map<string, readonly string[]>();
  for (const written of names) {
    const name = nameOf(written);
    spelling.set(name, written);
    parts.set(
      name,
      readTokens(written).flatMap((token) => (token.whole ? [] : [token.text])),
    );
  }
  return { forms, spellings, spelling, partsOf: (name) => parts.get(name) ?? [] };
}

/** A section's names, then its other words, by number. */
export interface Numbering {
  readonly names: readonly string[];
  readonly order: readonly string[];
}

/** Low numbers are short: words that stand in the section's names come last, which have them mostly. */
export function numbering({ words, names }: SectionWords, { spelling, partsOf }: TextTables): Numbering {
  const written = names.filter((name) => spelling.has(name));
  const inNames = new Set(written.flatMap(partsOf));
  const isAlone = (word: string): boolean => !inNames.has(word);
  return { names: written, order: [...words.filter(isAlone), ...words.filter((word) => !isAlone(word))] };
}

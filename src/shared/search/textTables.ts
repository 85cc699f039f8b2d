import type { Form, PackedTexts, SectionWords } from "./packedTexts";
import type { Written } from "./writtenNames";

/** What all texts of a file share, ready for reading. */
export interface TextTables {
  readonly forms: readonly Form[];
  readonly spellings: readonly string[];
  /** How a name is written. */
  readonly spelling: ReadonlyMap<string, string>;
  /** The words of a name. */
  readonly partsOf: (name: string) => readonly string[];
}

export function textTables(
  { forms, spellings }: Pick<PackedTexts, "forms" | "spellings">,
  names: readonly Written[],
): TextTables {
  const known = new Map(names.map((one) => [one.name, one]));
  return {
    ...{ forms, spellings },
    spelling: new Map(names.map(({ name, written }) => [name, written])),
    partsOf: (name) => known.get(name)?.parts ?? [],
  };
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

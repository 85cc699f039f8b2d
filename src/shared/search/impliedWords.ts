import type { Written } from "./writtenNames";

/** Words with the numbers of the documents that have them. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/**
 * The words of a name stand in every text that has the name: a third of what the index knows of texts needs no saying.
 * `apart` has for each name the documents that have it elsewhere alone, such as in a heading.
 */
export function impliedWords(
  names: readonly Written[],
  identifiers: Postings,
  apart: readonly (readonly number[])[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const implied = new Map<string, Set<number>>();
  for (const [at, { name, parts }] of names.entries()) {
    const without = new Set(apart[at]);
    const documents = (identifiers.get(name) ?? []).filter((number) => !without.has(number));
    for (const part of parts) {
      const all = implied.get(part) ?? new Set();
      documents.forEach((number) => all.add(number));
      implied.set(part, all);
    }
  }
  return implied;
}

/** For each name the documents whose texts lack one of its words. */
export function documentsApart(names: readonly Written[], identifiers: Postings, text: Postings): number[][] {
  const having = new Map([...text].map(([word, documents]) => [word, new Set(documents)]));
  return names.map(({ name, parts }) =>
    (identifiers.get(name) ?? []).filter((number) => !parts.every((part) => having.get(part)?.has(number))),
  );
}

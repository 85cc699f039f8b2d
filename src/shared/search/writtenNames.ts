import { byFrequency } from "./byFrequency";
import type { SectionWords } from "./packedTexts";
import { readTokens } from "./readTokens";

/** A name of several words as a site writes it. */
export interface Written {
  /** As it is written: `orderId`. */
  readonly written: string;
  /** As it is indexed: `orderid`. */
  readonly name: string;
  readonly parts: readonly string[];
}

export function readWritten(written: string): Written {
  const tokens = readTokens(written);
  return {
    written,
    name: tokens.find(({ whole }) => whole)?.text ?? "",
    parts: tokens.flatMap((token) => (token.whole ? [] : [token.text])),
  };
}

/** The names in texts, each as it is written most often; in order, the same on every machine. */
export function writtenNames(
  documents: readonly { readonly text: string }[],
  sections: readonly (SectionWords | undefined)[],
): string[] {
  const written = documents.flatMap(({ text }, number) => {
    const names = new Set(sections[number]?.names);
    return readTokens(text)
      .filter((token) => token.whole && names.has(token.text))
      .map((token) => text.slice(token.start, token.end));
  });
  const spelling = new Map<string, string>();
  for (const one of byFrequency(written)) {
    const { name } = readWritten(one);
    spelling.set(name, spelling.get(name) ?? one);
  }
  return [...spelling.values()].sort();
}

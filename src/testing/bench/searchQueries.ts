import { readFileSync } from "node:fs";
import path from "node:path";

import { docIdOf, randomNumbers } from "./corpus";

/** Queries of each kind. */
const OF_EACH = 50;

/**
 * What readers of a generated corpus would type, always the same for the same corpus: whole words, the beginning of
 * one, a word with a wrong letter, two words of one sentence.
 */
export function searchQueries(contentFolder: string, pages: number): string[] {
  const random = randomNumbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentence = (): string[] => {
    const page = readFileSync(path.join(contentFolder, "docs", `${docIdOf(Math.floor(random() * pages))}.md`), "utf8");
    const sentences = page.match(/[A-Z][\w ]{40,}(?=\.)/g) ?? [];
    return pick(sentences).toLowerCase().split(" ");
  };
  const word = (): string => pick(sentence().filter((one) => one.length > 4));
  const kinds: readonly (() => string)[] = [
    word,
    () => word().slice(0, 3 + Math.floor(random() * 2)),
    () => {
      const right = word();
      const at = 1 + Math.floor(random() * (right.length - 2));
      return `${right.slice(0, at)}q${right.slice(at + 1)}`;
    },
    () => {
      const words = sentence();
      const at = Math.floor(random() * (words.length - 1));
      return words.slice(at, at + 2).join(" ");
    },
  ];
  return kinds.flatMap((kind) => Array.from({ length: OF_EACH }, kind));
}

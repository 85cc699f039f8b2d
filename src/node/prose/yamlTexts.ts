import { isMap, isPair, isScalar, isSeq } from "yaml";
import type { Document } from "yaml";

/** A text in a YAML file: where it stands, and under which keys. */
export interface YamlText {
  readonly start: number;
  readonly end: number;
  /** Keys from the file's root; lists are passed through. */
  readonly path: readonly string[];
}

/** Every text of a document that is no key. */
export function yamlTexts(document: Document): YamlText[] {
  const texts: YamlText[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (isMap(node)) {
      for (const pair of node.items) {
        if (isPair(pair)) {
          walk(pair.value, [...path, isScalar(pair.key) ? String(pair.key.value) : ""]);
        }
      }
    } else if (isSeq(node)) {
      for (const item of node.items) {
        walk(item, path);
      }
    } else if (isScalar(node) && typeof node.value === "string") {
      const [start, end] = node.range ?? [0, 0];
      texts.push({ start, end, path });
    }
  };
  walk(document.contents, []);
  return texts;
}

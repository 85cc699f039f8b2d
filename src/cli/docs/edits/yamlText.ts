import { isCollection, isPair, isScalar, parse } from "yaml";
import type { Node, Pair } from "yaml";

/** A text as a YAML value: as it is where YAML reads it so, else in quotes. In brackets some more signs mean something. */
export function yamlScalar(text: string, within: "block" | "flow" = "block"): string {
  const isPlain =
    !/^\s|\s$|[\r\n]/.test(text) && !/(?:^|\s)#|: |:$/.test(text) && !(within === "flow" && /[{}[\],]/.test(text));
  try {
    return isPlain && parse(text) === text ? text : JSON.stringify(text);
  } catch {
    return JSON.stringify(text);
  }
}

/** Offset behind the last sign of a node that isn't a comment or blank; of a block, that of the last thing in it. */
export function endOfNode(node: Node | Pair | null | undefined): number {
  if (isPair(node)) {
    const value = node.value as Node | null;
    return Math.max(endOfNode(node.key as Node), value === null ? 0 : endOfNode(value));
  }
  if (isCollection(node) && node.flow !== true && node.items.length > 0) {
    return endOfNode(node.items.at(-1) as Node | Pair);
  }
  // The end of a block text is the line after it.
  const end = node?.range?.[1] ?? 0;
  return isScalar(node) && /^BLOCK/.test(node.type ?? "") ? end - 1 : end;
}

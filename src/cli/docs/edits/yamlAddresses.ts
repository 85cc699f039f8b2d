import { isScalar, parseDocument, visit } from "yaml";

import type { WrittenAddress } from "./addressesIn";

/** A site path that ends a Markdown link or an attribute within a text. */
const IN_TEXT = /(?:\]\(\s*<?|\b(?:href|to)=["'])(\/[^\s<>)"'\\]*)/g;

/**
 * The site paths in the texts of a YAML file: values that are one, and links in Markdown. None in a file with errors:
 * the check reports those.
 */
export function yamlAddresses(text: string): WrittenAddress[] {
  const document = parseDocument(text);
  const found: WrittenAddress[] = [];
  if (document.errors.length > 0) {
    return found;
  }
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string" || !node.range) {
        return;
      }
      const [start, end] = node.range;
      const raw = text.slice(start, end);
      const add = (address: string, at: number): void => {
        found.push({ address, role: "link", start: start + at, end: start + at + address.length });
      };
      if (/^\/\S*$/.test(node.value) && raw.includes(node.value)) {
        add(node.value, raw.indexOf(node.value));
        return;
      }
      for (const match of raw.matchAll(IN_TEXT)) {
        const address = match[1] ?? "";
        add(address, match.index + match[0].length - address.length);
      }
    },
  });
  return found;
}

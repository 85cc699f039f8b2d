import { isMap, isScalar, parseDocument, stringify } from "yaml";
import type { Node, Pair, YAMLMap } from "yaml";

import { CommandError } from "../Command";
import { replaceRanges } from "./replaceRanges";
import { afterLine, lineEndOf, lineStart } from "./textPlaces";
import { endOfNode, yamlScalar } from "./yamlText";

/** A path of the API in the notation of references: `/` is `~1`. */
const pointer = (path: string): string => path.replace(/~/g, "~0").replace(/\//g, "~1");

/** The text of an area's file with the operation: under its path, which comes last where it is new. */
export function addOperation(text: string, apiPath: string, method: string, operation: object, file: string): string {
  const paths = mapAt(text, ["paths"], file);
  const existing = pairOf(paths, apiPath);
  if (existing === undefined) {
    return addPair(text, paths, paths.items.at(-1), apiPath, { [method]: operation });
  }
  const item = existing.value;
  if (!isMap(item) || item.flow === true || item.items.length === 0) {
    throw new CommandError(
      `\`${apiPath}\` in ${file} is no list of methods on lines of their own: add the call by hand.`,
    );
  }
  return addPair(text, item, item.items.at(-1), method, operation);
}

/** The text of openapi.yaml with a reference to the path in an area's file, behind those that lead there. */
export function addPathReference(text: string, apiPath: string, area: string, file: string): string {
  const paths = mapAt(text, ["paths"], file);
  if (pairOf(paths, apiPath) !== undefined) {
    return text;
  }
  const ofArea = paths.items.findLast(({ value }) => isMap(value) && String(value.get("$ref")).startsWith(`${area}#`));
  const after = ofArea ?? paths.items.at(-1);
  return addPair(text, paths, after, apiPath, { $ref: `${area}#/paths/${pointer(apiPath)}` });
}

/** A map of a file that has a line for each of its keys. */
function mapAt(text: string, keys: readonly string[], file: string): YAMLMap {
  const map: unknown = parseDocument(text).getIn(keys, true);
  if (!isMap(map) || map.flow === true || map.items.length === 0) {
    throw new CommandError(
      `${file} has no \`${keys.join(".")}:\` with keys on lines of their own: add the call by hand.`,
    );
  }
  return map;
}

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

/** A key behind another one of the same map, as far in as that is. */
function addPair(text: string, map: YAMLMap, after: Pair | undefined, key: string, value: object): string {
  const first = map.items[0]?.key as Node | undefined;
  const start = first?.range?.[0] ?? 0;
  const indent = " ".repeat(start - lineStart(text, start));
  const lines = stringify({ [key]: value }, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? line : indent + line));
  // A path with parameters is plain as a key, and the serializer quotes it for its braces.
  lines[0] = `${indent}${yamlScalar(key)}:`;
  const lineEnd = lineEndOf(text);
  const at = afterLine(text, endOfNode(after));
  const isOpen = at === text.length && !/[\r\n]$/.test(text);
  const added = lines.join(lineEnd);
  return replaceRanges(text, [{ start: at, end: at, text: isOpen ? lineEnd + added : added + lineEnd }]);
}

import { decodeEntities } from "./decodeEntities";

const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Names (in lower case) and values of a start tag's attributes; one without a value has the value "". */
export function* attributesOf(attributes: string): Generator<readonly [name: string, value: string]> {
  for (const [, name = "", double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    yield [name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? "")];
  }
}

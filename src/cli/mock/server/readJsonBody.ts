import type { JsonValue } from "../../../shared/contracts/ApiModel";
import type { JsonNode } from "../../../shared/signing/json/JsonNode";
import { readJson } from "../../../shared/signing/json/readJson";
import { inWords } from "../../../shared/signing/sentences/inWords";
import { SigningFault } from "../../../shared/signing/SigningFault";
import { MockError } from "./MockError";

/** A body as text, as it was signed, and as a value; without a value where there is no body. */
export interface JsonBody {
  readonly text: string;
  readonly value: JsonValue | undefined;
  /** Its numbers as they were written, by their paths: `order.amount`. */
  readonly numbers: NumberTexts;
}

export type NumberTexts = ReadonlyMap<string, string>;

/**
 * Reads a JSON body strictly: what readers of JSON disagree on, keys that stand twice and halves of surrogate pairs, is
 * a MockError, since no signature over it would mean the same to everybody.
 */
export function readJsonBody(bytes: Buffer): JsonBody {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MockError("MOCK_BODY_NOT_JSON", "The body is no UTF-8.");
  }
  if (/^[ \t\r\n]*$/.test(text)) {
    return { text: "", value: undefined, numbers: new Map() };
  }
  let root: JsonNode;
  try {
    root = readJson(text);
  } catch (error) {
    if (!(error instanceof SigningFault)) {
      throw error;
    }
    const { place, sentence } = error;
    const where = place === null ? "" : ` at line ${place.line}, column ${place.column}`;
    throw new MockError("MOCK_BODY_NOT_JSON", `The body can't be read as JSON${where}: ${inWords(sentence)}`);
  }
  const numbers = new Map<string, string>();
  return { text, value: valueOf(root, "", numbers), numbers };
}

/** The value of JSON; `numbers` takes its numbers as they were written. */
function valueOf(node: JsonNode, path: string, numbers: Map<string, string>): JsonValue {
  const under = (name: string | number): string => (path === "" ? String(name) : `${path}.${name}`);
  switch (node.kind) {
    case "object":
      return Object.fromEntries(node.members.map(({ key, value }) => [key, valueOf(value, under(key), numbers)]));
    case "array":
      return node.items.map((item, index) => valueOf(item, under(index), numbers));
    case "string":
      return node.value;
    case "literal":
      return JSON.parse(node.text) as JsonValue;
    case "number":
      numbers.set(path, node.text);
      return numberOf(node.text);
  }
}

/** Just beyond int64 a float is the one of the last number within: it gets a value that is beyond for certain. */
function numberOf(text: string): number {
  const value = Number(text);
  const isEdge = Math.abs(value) === 2 ** 63 && /^-?\d+$/.test(text);
  return isEdge && BigInt.asIntN(64, BigInt(text)) !== BigInt(text) ? value * 2 : value;
}

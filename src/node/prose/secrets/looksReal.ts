import { isWellKnown } from "./wellKnown";

/** Words that no generated value has: whoever wrote them made a placeholder. */
const PLACEHOLDER =
  /example|sample|dummy|placeholder|your|changeme|change_me|redacted|secret|private|token|x{4}|\*{3}|\.{3}|…/i;

/** Signs in a row that repeat, or count up or down: nobody's generator makes them. */
const RUN = 6;

/** Whether a value holds `RUN` signs in a row that are equal, or follow one another upwards or downwards. */
export function hasRun(value: string): boolean {
  const text = value.toLowerCase();
  let [step, length] = [NaN, 1];
  for (let index = 1; index < text.length; index += 1) {
    const next = text.charCodeAt(index) - text.charCodeAt(index - 1);
    length = Math.abs(next) > 1 ? 1 : next === step ? length + 1 : 2;
    step = next;
    if (length >= RUN) {
      return true;
    }
  }
  return false;
}

/** Shannon's entropy of a text, in bits a sign. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) {
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

/**
 * Whether a value was most likely generated: letters and digits mixed, without words, counting or repetition, and with
 * the entropy of random text. `EXAMPLE_CLIENT_SECRET`, `ORDER-2025-0001` and `aBcDeFgHiJ…` are not.
 */
export function looksReal(value: string): boolean {
  if (PLACEHOLDER.test(value) || isWellKnown(value) || hasRun(value)) {
    return false;
  }
  const digits = value.match(/\d/g)?.length ?? 0;
  const letters = value.match(/[a-z]/gi)?.length ?? 0;
  if (digits < 2 || letters < 2) {
    return false;
  }
  if (/^[0-9a-f-]+$/i.test(value)) {
    return value.replaceAll("-", "").length >= 32 && entropy(value) >= 3;
  }
  const isWords = value.split(/[_.~/+=-]+/).every((part) => /^(?:[A-Za-z]*|[A-Za-z]?\d{1,4})$/.test(part));
  return !isWords && entropy(value) >= 3.5;
}

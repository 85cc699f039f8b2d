import type { SearchData } from "./SearchData";

/** Five words have 120 orders, and names of so many are rare. */
const MAX_WORDS = 4;

/** Names of just these words: of "duplicate order id" it is `ORDER_ID_DUPLICATE`. */
export function namesInOtherOrder(words: readonly string[], { index }: Pick<SearchData, "index">): string[] {
  const names = index.fields.get("identifier");
  return words.length > MAX_WORDS ? [] : ordersOf(words).filter((name) => (names?.getDocFreq(name) ?? 0) > 0);
}

const ordersOf = (words: readonly string[]): string[] =>
  words.length === 0
    ? [""]
    : words.flatMap((word, at) => ordersOf(words.filter((_, index) => index !== at)).map((rest) => word + rest));

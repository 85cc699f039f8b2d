import { readTokens } from "./readTokens";

/** The words of a text alone, in order, folded. */
export const plainWords = (text: string): string =>
  readTokens(text)
    .flatMap((token) => (token.whole ? [] : [token.text]))
    .join(" ");

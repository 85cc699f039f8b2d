import { slips, type Answers } from "./expandWord";
import type { Query } from "./readQuery";
import type { SearchData } from "./SearchData";

/** Shorter names are a slip away from too many others. */
const LEAST_LENGTH = 8;
/** Fewer words typed apart are a phrase rather than a name with a slip. */
const LEAST_WORDS = 3;

/** Whether the site has a name with parts that is the text when they are written together. */
export const isName = (text: string, data: SearchData): boolean => data.documentsWith("identifier", text).length > 0;

/**
 * Names a slip or two away from all of a query, with how well they answer it: for `MERCHANT_NOT_FUND` and "merchant not
 * fund", of which no name is known, though each word may be.
 */
export function nearNames({ words, spans }: Query, data: SearchData): Answers {
  const all = spans.find(({ size }) => size === words.length);
  const mayBeName = all !== undefined && all.size > 1 && (all.isName || all.size >= LEAST_WORDS);
  if (!mayBeName || all.text.length < LEAST_LENGTH || isName(all.text, data)) {
    return new Map();
  }
  return new Map(slips({ text: all.text, isLast: false }, data).filter(([name]) => isName(name, data)));
}

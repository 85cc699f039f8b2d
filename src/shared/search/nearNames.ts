import { frequencyOf, isBeginning, slips, type Answers } from "./expandWord";
import { namesInOtherOrder } from "./namesInOtherOrder";
import type { QuerySpan } from "./readQuery";
import type { SearchData } from "./SearchData";

/** Shorter names are a slip away from too many others. */
const LEAST_LENGTH = 8;
/** Fewer words typed apart are a phrase rather than a name with a slip. */
const LEAST_WORDS = 3;

/** What a name counts whose words were typed in another order. */
const IN_OTHER_ORDER = 0.9;

/** Whether the site has a name with parts that is the text when they are written together. */
export const isName = (text: string, data: SearchData): boolean => data.documentsWith("identifier", text).length > 0;

/**
 * Names a slip or two away from what was typed, with how well they answer it: for `oderid`, a word that is none; and
 * where the span is all words of a query, for `MERCHANT_NOT_FUND` and "merchant not fund", of which no name is known,
 * though each word may be. `answers` are those that the span has as a word.
 */
export function nearNames(
  { text, size, isLast, isName: isOne }: QuerySpan,
  { words, answers }: { readonly words: readonly string[]; readonly answers: Answers },
  data: SearchData,
): Answers {
  const mayBeName =
    size === 1
      ? frequencyOf(text, data) === 0 && !isBeginning(text, data) && !isJoined(text, data)
      : size === words.length && (isOne || size >= LEAST_WORDS) && text.length >= LEAST_LENGTH && !isName(text, data);
  const turned = size > 1 && size === words.length && !isName(text, data) ? namesInOtherOrder(words, data) : [];
  if (turned.length > 0) {
    return new Map(turned.map((name) => [name, IN_OTHER_ORDER]));
  }
  const near = (goesOn: boolean) => (mayBeName ? slips({ text, isLast: goesOn }, data.nameVocabulary, data) : []);
  // A word that the site has as one may stand in a title as two: `quickpya` is "Quick Pay".
  const joined = mayBeName ? [...answers].filter(([word]) => isJoined(word, data)) : [];
  const whole = [...joined, ...near(false)];
  // That it goes on after a slip is a guess at two things: nothing else may be near.
  return new Map(whole.length === 0 && isLast && size === 1 && answers.size === 0 ? near(true) : whole);
}

const isJoined = (text: string, data: SearchData): boolean => data.documentsWith("joined", text).length > 0;

import { readTokens } from "./readTokens";
import { stemOf } from "./stemOf";

/** What readers type, as the site says it: `login` is `sign in` there. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A query has at most so many further forms. */
const MAX_FORMS = 4;
/** Letters from which on a word that is still being typed may be the beginning of one with synonyms. */
const LEAST_TYPED = 4;

/** The query as the site would say it: each time one of its words, or a row of them, in other words. */
export function otherForms(typed: string, synonyms: Synonyms): string[] {
  const tokens = readTokens(typed);
  // Parts of a name are no words of their own: `login_id` has no synonym, while "log-in" and "timeZone" may.
  const words = tokens.filter(
    (token) =>
      !tokens.some((name) => name.whole && name !== token && name.start <= token.start && token.end <= name.end),
  );
  const forms: string[] = [];
  for (const [said, others] of synonyms) {
    const row = said.split(" ");
    const together = words.find(({ text }) => text === row.join(""));
    const at = words.findIndex((_, first) => row.every((word, index) => isSaid(word, words[first + index], typed)));
    const [from, to] = together === undefined ? [words[at], words[at + row.length - 1]] : [together, together];
    if (from !== undefined && to !== undefined) {
      forms.push(...others.map((other) => typed.slice(0, from.start) + other + typed.slice(to.end)));
    }
  }
  return forms.slice(0, MAX_FORMS);
}

function isSaid(word: string, token: { readonly text: string; readonly end: number } | undefined, typed: string) {
  if (token === undefined) {
    return false;
  }
  const isOpen = token.end === typed.length && token.text.length >= LEAST_TYPED;
  return word === token.text || stemOf(word) === stemOf(token.text) || (isOpen && word.startsWith(token.text));
}

import type { Issue, Place } from "../issues";
import type { TermHit } from "./Glossary";

/** The issue of a word that the glossary has another one for. */
export function termIssue({ written, entry }: TermHit, place: Place): Issue {
  // At the start of a sentence the term has a capital too, unless its own spelling says otherwise: eKYC.
  const isCapital = /^\p{Lu}\p{Ll}/u.test(written) && /^\p{Ll}+(?:\P{L}|$)/u.test(entry.term);
  const term = isCapital ? entry.term.charAt(0).toUpperCase() + entry.term.slice(1) : entry.term;
  return {
    ...place,
    rule: "term",
    message: `\`${written}\`: the glossary calls it \`${entry.term}\``,
    known: [entry.term],
    fix: `write \`${term}\`; a name in an API or on a screen is code or bold${entry.note === undefined ? "" : `. ${entry.note}`}`,
  };
}

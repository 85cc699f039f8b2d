import elasticlunr from "elasticlunr";

/** Words with the same stem are one word with other endings; never used to shorten what is indexed or typed. */
export const stemOf = (word: string): string => (/^[a-z]{4,}$/.test(word) ? elasticlunr.stemmer(word) : word);

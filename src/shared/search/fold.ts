/**
 * A word as search compares it: lower case, without accents ("Café" and "cafe" are one word), full-width and other
 * compatible forms as their plain ones. Marks of scripts that need theirs stay.
 */
export function fold(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]s?$|['’]/g, "");
}

/**
 * Findings by file, kept for as long as its text and what it is checked against are the same: while a page is written,
 * each save loads all content, of which one file has changed.
 */
export class Remembered<Findings> {
  #rules = "";
  #findings = new Map<string, { readonly text: string; readonly found: Findings }>();

  /** `rules` stands for everything besides the text that decides what is found. */
  get(rules: string, file: string, text: string, find: () => Findings): Findings {
    if (rules !== this.#rules) {
      this.#rules = rules;
      this.#findings = new Map();
    }
    const known = this.#findings.get(file);
    if (known?.text === text) {
      return known.found;
    }
    const found = find();
    this.#findings.set(file, { text, found });
    return found;
  }
}

/** What a reader recognizes a page of the corpus by. */
export interface PageText {
  readonly title: string;
  /** Its first paragraph: plain words, on one line. */
  readonly opening: string;
}

/** Reads the source of a page as the generator writes it. */
export function readPageText(source: string): PageText {
  const [, title, opening] = /^---\ntitle: (.+)\n[\s\S]*?\n---\n\n(.+)\n/.exec(source) ?? [];
  if (title === undefined || opening === undefined) {
    throw new Error(
      `a page of the corpus begins with its front matter and a paragraph, not with:\n${source.slice(0, 200)}`,
    );
  }
  return { title, opening };
}

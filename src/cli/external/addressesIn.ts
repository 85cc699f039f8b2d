/** An absolute address in a text. */
export interface FoundAddress {
  readonly href: string;
  readonly offset: number;
}

/**
 * The http addresses in a text, as a reader of Markdown sees their ends: a closing bracket that nothing has opened ends
 * one, punctuation at the end is the sentence's. Templates (`https://{store}.example.com`) are none.
 */
export function addressesIn(text: string): FoundAddress[] {
  return [...text.matchAll(/\bhttps?:\/\/[^\s"'<>`|\\]+/gi)].flatMap((match) => {
    const href = upToBracket(match[0]).replace(/[.,;:!?*_~]+$/, "");
    return /[{}]/.test(href) ? [] : [{ href, offset: match.index }];
  });
}

function upToBracket(href: string): string {
  let open = 0;
  for (const { 0: sign, index } of href.matchAll(/[()[\]]/g)) {
    open += sign === "(" || sign === "[" ? 1 : -1;
    if (open < 0) {
      return href.slice(0, index);
    }
  }
  return href;
}

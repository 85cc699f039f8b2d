/**
 * Whether the page that shows next is one that a link leads to the top of. Its first window is all that the reader sees
 * at first, so what is below can wait. False for the page that the document came with, for a place on a page, and for
 * Back and Forward, which lead to where the reader was.
 */
let atTop = false;

/** Called by src/app/navigation alone. */
export function setArrivalAtTop(next: boolean): void {
  atTop = next;
}

export const isArrivalAtTop = (): boolean => atTop;

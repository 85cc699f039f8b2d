/** How far in px a reader scrolls one way before the bar takes it for an intention: more than a finger's tremble. */
export const SCROLL_INTENT_PX = 8;

export interface BarState {
  readonly hidden: boolean;
  /** Where in px the movement began that would change the state: the top of it while shown, the bottom while hidden. */
  readonly turn: number;
}

/** A position of the page, as one frame finds it. */
export interface ScrollStep {
  /** Position in px; beyond the ends while a page is pulled over them. */
  readonly y: number;
  /** The last position in px that the page can keep. */
  readonly end: number;
  /** Down to this position in px the bar is shown, whatever the direction. */
  readonly top: number;
  /** Whether the page was moved by something else than the reader's scrolling: a jump to an anchor, a restored place. */
  readonly jump: boolean;
  /** Whether the bar may hide at all; asked only when it would. */
  readonly mayHide: () => boolean;
}

/** Hides the bar on the way down and shows it on the way up; jumps and over-scroll change nothing. */
export function nextBarState({ hidden, turn }: BarState, { y, end, top, jump, mayHide }: ScrollStep): BarState {
  const place = Math.min(Math.max(y, 0), Math.max(end, 0));
  if (place <= top) {
    return { hidden: false, turn: place };
  }
  if (jump) {
    return { hidden, turn: place };
  }
  if (hidden) {
    return turn - place >= SCROLL_INTENT_PX ? { hidden: false, turn: place } : { hidden, turn: Math.max(turn, place) };
  }
  if (place - turn < SCROLL_INTENT_PX) {
    return { hidden, turn: Math.min(turn, place) };
  }
  return { hidden: mayHide(), turn: place };
}

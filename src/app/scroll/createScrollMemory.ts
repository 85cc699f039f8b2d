/** What the memory reads of the window, and what it does to it. */
export interface ScrollWorld {
  /** Address of the current history entry, without origin, and what the router calls the entry ("" for none). */
  readonly entry: () => { readonly address: string; readonly key: string };
  readonly position: () => number;
  readonly scrollTo: (position: number) => void;
  /** Positions of this tab's entries from before the document was loaded; null without any. */
  readonly read: () => string | null;
  readonly write: (positions: string) => void;
}

/** Vertical positions in pixels, by entry of the history. */
type Positions = Map<string, number>;

export interface ScrollMemory {
  /** The reader has scrolled, or is about to leave: where they are, for the entry that they see. */
  readonly note: () => void;
  /** The browser has gone to another entry: Back, Forward, or a link to a place on the page. */
  readonly onPop: () => void;
  /** A navigation by link has begun: what follows is no return to an entry. */
  readonly onPush: () => void;
  /** The document goes: positions are kept for what loads next in the tab. */
  readonly save: () => void;
  /**
   * A page is on screen. Scrolls to where the entry was left, if the reader has come back to it; whether they had.
   */
  readonly onShown: () => boolean;
}

/** Entries that are remembered between documents. */
const MOST_KEPT = 100;

const pageOf = (address: string): string => address.split("#")[0] ?? address;

/**
 * Where each entry of the history was left. Gatsby's own memory names entries by the router's location, which lags
 * behind the address while a page loads, and which entries for places on a page don't have: it gave the position of
 * one to another. Here a position belongs to the address at the time of scrolling, and counts only while the page of
 * that address is the one on screen.
 */
export function createScrollMemory(world: ScrollWorld): ScrollMemory {
  const positions = readPositions(world.read());
  let shown = pageOf(world.entry().address);
  let popped = false;

  const keyOf = ({ address, key }: ReturnType<ScrollWorld["entry"]>): string => `${key} ${address}`;

  const note = (): void => {
    const entry = world.entry();
    if (pageOf(entry.address) === shown) {
      const key = keyOf(entry);
      // The newest comes last.
      positions.delete(key);
      positions.set(key, world.position());
    }
  };

  return {
    note,
    onPop: () => {
      popped = true;
    },
    onPush: () => {
      note();
      popped = false;
    },
    save: () => {
      note();
      world.write(JSON.stringify([...positions].slice(-MOST_KEPT)));
    },
    onShown: () => {
      const entry = world.entry();
      const known = popped ? positions.get(keyOf(entry)) : undefined;
      shown = pageOf(entry.address);
      popped = false;
      if (known === undefined) {
        return false;
      }
      world.scrollTo(known);
      return true;
    },
  };
}

/** Positions as they were written; none of anything else. */
function readPositions(text: string | null): Positions {
  try {
    const entries = JSON.parse(text ?? "[]") as unknown;
    const isPair = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === "string" && Number.isFinite(entry[1]);
    return new Map(Array.isArray(entries) ? entries.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

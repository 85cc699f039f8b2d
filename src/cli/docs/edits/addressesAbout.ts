import { CommandError } from "../Command";
import { addressesIn } from "./addressesIn";
import type { WrittenAddress } from "./addressesIn";

/**
 * The addresses of a content file, for an edit of what `targets` names: files, routes or anchors. A file that can't be
 * parsed, such as a draft, has none as long as it names none of them; otherwise a `CommandError` says what is wrong
 * with it. `file` is its path for messages.
 */
export function addressesAbout(file: string, text: string, targets: Iterable<string>): WrittenAddress[] {
  try {
    return addressesIn(file, text);
  } catch (error) {
    if (error instanceof CommandError && !mayName(text, targets)) {
      return [];
    }
    throw error;
  }
}

/** Whether a text has the last part of one of the names, or signs that may stand for it. */
function mayName(text: string, targets: Iterable<string>): boolean {
  const written = text.toLowerCase();
  return (
    /%[0-9a-f]{2}|\{product\./i.test(text) ||
    [...targets].some((target) => {
      const parts = target
        .toLowerCase()
        .replace(/(?:\/index)?\.mdx?$/, "")
        .split("/");
      return written.includes(parts.at(-1) ?? "");
    })
  );
}

const KEY_LINE = /^[ \t]*(?:-[ \t]+)*(?:"([^"]*)"|'([^']*)'|([^\s"'#{[][^:]*)):(?=[ \t]|$)/;

/**
 * Whether a stretch of a YAML file may stand in the text of one of `keys`, told from its line and from the lines above
 * that hold it. Says yes in doubt: it only spares files their parse, and 1 MB of API description takes a quarter of a
 * second.
 */
export function mayBeProse(text: string, start: number, end: number, keys: ReadonlySet<string>): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const own = lineAt(text, lineStart);
  const key = KEY_LINE.exec(own);
  if (key !== null && end - lineStart <= key[0].length) {
    return false; // it is the key, or a part of it
  }
  if (key !== null && (own.slice(key[0].length, start - lineStart).match(/`/g)?.length ?? 0) % 2 === 1) {
    return false; // code in the text that begins here
  }
  if (/(?:^|[:,[-])[ \t]*[{[]/.test(own)) {
    return true; // a map or list on one line: its keys are anywhere
  }
  let indent = key === null ? indentOf(own) : Infinity;
  let from = lineStart;
  for (;;) {
    const line = lineAt(text, from);
    const match = KEY_LINE.exec(line);
    const column = indentOf(line);
    if (line.trim() !== "" && (column < indent || from === lineStart) && match !== null) {
      if (keys.has((match[1] ?? match[2] ?? match[3] ?? "").trim())) {
        return true;
      }
      indent = column;
    }
    if (from === 0) {
      return false;
    }
    from = text.lastIndexOf("\n", from - 2) + 1;
  }
  return false;
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Column of a line's content; an item's content begins behind its hyphen. */
function indentOf(line: string): number {
  return /^[ \t]*(?:-[ \t]+)*/.exec(line)?.[0].length ?? 0;
}

import type { ContentSource } from "./CompileInputs";

/** Explicit ids of headings, by line number. */
export interface HeadingIds {
  readonly body: string;
  readonly ids: ReadonlyMap<number, string>;
}

/** An open fence: its signs, and what it stands in. */
interface Fence {
  readonly signs: string;
  readonly quotes: number;
  /** Column at which the content of its list item starts; 0 outside of lists. */
  readonly item: number;
}

/**
 * Takes `{#id}` off the ends of headings before parsing: MDX would read it as an expression, and Markdown would
 * read an id such as `A.__call__` as emphasis. Fenced code is left alone.
 */
export function takeHeadingIds(source: string, format: ContentSource["format"] = "mdx"): HeadingIds {
  if (!source.includes("{#")) {
    return { body: source, ids: new Map() };
  }
  const ids = new Map<number, string>();
  // MDX knows no indented code: headings and fences may stand as far in as their block does.
  const maxIndent = format === "mdx" ? Infinity : 3;
  const items: number[] = [];
  let fence: Fence | null = null;
  const lines = source.split("\n").map((line, index) => {
    if (fence !== null) {
      const inside = contentWithin(fence, line);
      if (inside !== null) {
        if (closes(fence.signs, inside)) {
          fence = null;
        }
        return line;
      }
      fence = null; // the quote or list item that it stood in has ended
    }
    const { start, indent, quotes } = readMarkers(line, items, maxIndent);
    if (indent > maxIndent) {
      return line;
    }
    const content = line.slice(start);
    const opening = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(content);
    if (opening !== null) {
      fence = { signs: opening[1] ?? opening[2] ?? "", quotes, item: items.at(-1) ?? 0 };
      return line;
    }
    const heading = /^(#{1,6}[ \t].*?)[ \t]*\{#([^\s{}]+)\}[ \t]*#*[ \t]*$/.exec(content);
    if (heading === null) {
      return line;
    }
    ids.set(index + 1, heading[2] ?? "");
    return line.slice(0, start) + (heading[1] ?? content);
  });
  return { body: lines.join("\n"), ids };
}

/** What a line says behind the signs of quotes and list items, which stand at its start. */
interface Markers {
  /** Index at which the content starts. */
  readonly start: number;
  /** Spaces before the content, beyond those that its quote or list item asks for. */
  readonly indent: number;
  readonly quotes: number;
}

/** Reads the markers of a line, and keeps `items`, the content columns of the open list items, up to date. */
function readMarkers(line: string, items: number[], maxIndent: number): Markers {
  let start = 0;
  let column = 0;
  let base = 0;
  let quotes = 0;
  for (;;) {
    const space = /^[ \t]*/.exec(line.slice(start))?.[0] ?? "";
    column = columnAfter(column, space);
    start += space.length;
    const rest = line.slice(start);
    if (rest === "") {
      return { start, indent: 0, quotes };
    }
    while ((items.at(-1) ?? 0) > column) {
      items.pop();
    }
    base = Math.max(base, items.at(-1) ?? 0);
    if (column - base > maxIndent) {
      return { start, indent: column - base, quotes };
    }
    const marker = /^(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/.exec(rest)?.[0];
    if (marker === undefined) {
      return { start, indent: column - base, quotes };
    }
    start += marker.length;
    column += marker.length;
    if (marker === ">") {
      quotes += 1;
      base = /^[ \t]/.test(rest.slice(1)) ? column + 1 : column;
    } else {
      const gap = columnAfter(column, /^[ \t]*/.exec(line.slice(start))?.[0] ?? "") - column;
      base = gap > 4 ? column + 1 : column + gap;
      items.push(base);
    }
  }
}

/** The part of a line that belongs to an open fence; null if the line ends what the fence stands in. */
function contentWithin({ quotes, item }: Fence, line: string): string | null {
  const quoted = new RegExp(`^(?:[ \\t]*>){${String(quotes)}}[ \\t]*`).exec(line)?.[0];
  if (quoted === undefined) {
    return null;
  }
  const content = line.slice(quoted.length);
  return content !== "" && columnAfter(0, quoted) < item ? null : content;
}

function closes(signs: string, content: string): boolean {
  const closing = content.trimEnd();
  return closing.startsWith(signs) && closing.replaceAll(signs.charAt(0), "") === "";
}

/** The column behind some text: tabs go to the next multiple of four. */
function columnAfter(column: number, text: string): number {
  let after = column;
  for (const sign of text) {
    after += sign === "\t" ? 4 - (after % 4) : 1;
  }
  return after;
}

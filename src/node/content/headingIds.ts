/** Explicit ids of headings, by line number. */
export interface HeadingIds {
  readonly body: string;
  readonly ids: ReadonlyMap<number, string>;
}

/**
 * Takes `{#id}` off the ends of headings before parsing: MDX would read it as an expression, and Markdown would
 * read an id such as `A.__call__` as emphasis. Fenced code is left alone.
 */
export function takeHeadingIds(source: string): HeadingIds {
  if (!source.includes("{#")) {
    return { body: source, ids: new Map() };
  }
  const ids = new Map<number, string>();
  let fence: string | null = null;
  const lines = source.split("\n").map((line, index) => {
    const opening = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      if (opening?.startsWith(fence) === true && line.trim() === opening) {
        fence = null;
      }
      return line;
    }
    if (opening !== undefined) {
      fence = opening;
      return line;
    }
    const heading = /^(#{1,6}[ \t].*?)[ \t]*\{#([^\s{}]+)\}[ \t]*#*[ \t]*$/.exec(line);
    if (heading === null) {
      return line;
    }
    ids.set(index + 1, heading[2] ?? "");
    return heading[1] ?? line;
  });
  return { body: lines.join("\n"), ids };
}

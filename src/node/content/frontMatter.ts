/** The two parts of a content file. */
export interface SplitSource {
  /** YAML between the `---` lines; "" when there is none. */
  readonly yaml: string;
  /** The body behind as many blank lines as the front matter took, so that its line numbers are the file's. */
  readonly body: string;
}

/** Text with LF line ends and without a byte order mark. Line numbers stay the same. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** Cuts front matter off. A first line of `---` without a closing one is a fault of the YAML, not of the body. */
export function splitFrontMatter(text: string): SplitSource {
  const source = normalizeText(text);
  const match = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source);
  if (match === null || match.index !== 0) {
    return { yaml: "", body: source };
  }
  const lines = match[0].split("\n").length - 1;
  return { yaml: match[1] ?? "", body: "\n".repeat(lines) + source.slice(match[0].length) };
}

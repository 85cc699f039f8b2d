/** The YAML between the `---` lines as it is on disk, and its offset in the file; "" where there is none. */
export function frontMatterRange(text: string): { readonly yaml: string; readonly start: number } {
  const open = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/.exec(text)?.[0] ?? "";
  const close = open === "" ? null : /(?:^|(?<=[\r\n]))---[ \t]*(?=[\r\n]|$)/.exec(text.slice(open.length));
  return { yaml: close === null ? "" : text.slice(open.length, open.length + close.index), start: open.length };
}

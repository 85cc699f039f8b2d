import type { ContentSource } from "./CompileInputs";

/** What Markdown has for elements of HTML that authors know. */
const MARKDOWN: Readonly<Record<string, string>> = {
  a: "write a link as `[text](address)`",
  b: "write bold text as `**text**`",
  strong: "write bold text as `**text**`",
  i: "write emphasis as `*text*`",
  em: "write emphasis as `*text*`",
  s: "write deleted text as `~~text~~`",
  del: "write deleted text as `~~text~~`",
  code: "write code as `` `text` ``",
  pre: "write code of several lines as a fence: ```` ``` ````",
  img: "write an image as `![what it shows](./file.png)`",
  hr: "write a rule as `---` between blank lines",
  p: "leave out the tags: blank lines make a paragraph",
  ul: "write a list: one line with `- ` an item",
  ol: "write a list: one line with `1. ` an item",
  li: "write a list: one line with `- ` an item",
  table: "write a table with `|` between its cells",
};

/** What to write instead of an element of HTML; null for one that Markdown has nothing for. */
export function insteadOfElement(name: string, format: ContentSource["format"]): string | null {
  const lower = name.toLowerCase();
  if (lower === "br") {
    return format === "mdx" ? "write `<br />`" : "end the line with a backslash, `\\`";
  }
  return Object.hasOwn(MARKDOWN, lower) ? (MARKDOWN[lower] ?? null) : null;
}

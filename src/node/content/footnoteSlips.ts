import type { Definition, FootnoteDefinition, FootnoteReference, Text } from "mdast";

import type { MarkdownSlip } from "./markdownSlips";

/** What a page has of footnotes, in the order of the page. */
export interface Footnotes {
  readonly references: readonly FootnoteReference[];
  readonly definitions: readonly FootnoteDefinition[];
}

/** A name in brackets behind `^`: Markdown has read it, so nothing defines it. */
const REFERENCE = /\[\^([^[\]\n]*[^[\]\\\n])\](?![*+{])/g;

/** Whether a name is one: not a class of characters such as `[^a-z]` or `[^/]`. */
const isName = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} _.-]*$/u.test(text) && !/a-z|A-Z|0-9/.test(text);

/** References to footnotes that aren't there: readers see their source. */
export function danglingReferences(node: Text, body: string): MarkdownSlip[] {
  const start = node.position?.start.offset ?? 0;
  // As it was written: what is escaped is meant.
  const source = body.slice(start, node.position?.end.offset ?? start);
  return [...source.matchAll(REFERENCE)].flatMap(({ 0: whole, 1: name = "", index }) =>
    isName(name) && !/[\\/^]/.test(body.charAt(start + index - 1))
      ? [
          {
            offset: start + index,
            message: `\`${whole}\` is no footnote: nothing defines \`${name}\``,
            fix: /\s/.test(name)
              ? "give it a name without spaces, and write the note in a paragraph of its own: `[^name]: The note.`"
              : `write the note in a paragraph of its own: \`[^${name}]: The note.\`; brackets that are meant are escaped: \`\\[\``,
          },
        ]
      : [],
  );
}

/** Footnotes that nobody sees: nothing refers to them, or another one has their name. */
export function unseenFootnotes({ references, definitions }: Footnotes): MarkdownSlip[] {
  const wanted = new Set(references.map(({ identifier }) => identifier));
  const seen = new Set<string>();
  return definitions.flatMap(({ identifier, label, position }) => {
    const isTwin = seen.has(identifier);
    seen.add(identifier);
    const offset = position?.start.offset ?? 0;
    const name = label ?? identifier;
    if (isTwin) {
      return [
        {
          offset,
          message: `there is another footnote \`${name}\` before: nobody sees this one`,
          fix: "give it a name of its own, here and where it belongs",
        },
      ];
    }
    return wanted.has(identifier)
      ? []
      : [
          {
            offset,
            message: `nothing refers to the footnote \`${name}\`: nobody sees it`,
            fix: `write \`[^${name}]\` where it belongs, or remove it`,
          },
        ];
  });
}

/** A footnote with a space in its name, of which Markdown makes the address of a link. */
export function spacedFootnote({ label, position }: Definition): MarkdownSlip[] {
  return label?.startsWith("^") === true
    ? [
        {
          offset: position?.start.offset ?? 0,
          message: `\`[${label}]\` is no footnote: its name has a space`,
          fix: `write \`[${label.trim().replace(/\s+/g, "-")}]\`, here and where the text refers to it`,
        },
      ]
    : [];
}

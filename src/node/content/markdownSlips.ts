import type { Code, FootnoteDefinition, FootnoteReference, Nodes, Paragraph, Parent, Root, Table, Text } from "mdast";

import { danglingReferences, spacedFootnote, unseenFootnotes } from "./footnoteSlips";

/** Markdown that was meant as something, and of which readers would see the source, or nothing at all. */
export interface MarkdownSlip {
  /** Place in the body that was parsed. */
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** Finds fences without an end, links, tables and footnotes that are none, and cells that no column has. */
export function markdownSlips(tree: Root, body: string): MarkdownSlip[] {
  const slips: MarkdownSlip[] = [];
  const references: FootnoteReference[] = [];
  const definitions: FootnoteDefinition[] = [];
  const visit = (node: Nodes, after: Nodes | undefined): void => {
    if (node.type === "code") {
      slips.push(...fenceSlips(node, body));
    } else if (node.type === "text") {
      slips.push(...linkSlips(node, after, body), ...danglingReferences(node, body));
    } else if (node.type === "paragraph") {
      slips.push(...noTable(node, body));
    } else if (node.type === "table") {
      slips.push(...cellSlips(node));
    } else if (node.type === "definition") {
      slips.push(...spacedFootnote(node));
    } else if (node.type === "footnoteReference") {
      references.push(node);
    } else if (node.type === "footnoteDefinition") {
      definitions.push(node);
    }
    if ("children" in node) {
      const children = (node as Parent).children as Nodes[];
      children.forEach((child, index) => {
        visit(child, children[index + 1]);
      });
    }
  };
  visit(tree, undefined);
  return [...slips, ...unseenFootnotes({ references, definitions })];
}

export function fenceSlips(node: Code, body: string): MarkdownSlip[] {
  const [start, end] = rangeOf(node);
  const [opening = ""] = /^(?:`{3,}|~{3,})/.exec(body.slice(start, start + 64)) ?? [];
  if (opening === "") {
    return [];
  }
  const lines = body.slice(start, end).split("\n");
  const [closing = ""] = /(?:`{3,}|~{3,})\s*$/.exec(lines.at(-1) ?? "") ?? [];
  const isClosed = lines.length > 1 && closing.trimEnd().length >= opening.length && closing.startsWith(opening);
  // What ends it then is the end of the next one, whose beginning is code.
  const swallowed = new RegExp(`^[ \\t]*${opening}${opening.charAt(0)}*[A-Za-z]`, "m").test(node.value);
  return isClosed && !swallowed
    ? []
    : [
        {
          offset: start,
          message: "the fence has no end: what follows is code",
          fix: `end it where the code ends, with ${opening.startsWith("~") ? "tildes" : "backticks"} on a line of their own, ${String(opening.length)} or more`,
        },
      ];
}

/** Closes a text in brackets, with an address behind it on the same line: of another site, of a page, of a place. */
const APART = /(?<!\\)\][ \t]+\((?=(?:https?:\/\/|mailto:|\.{0,2}\/\w|#(?!\d+\))\w|[^\s()]+\.mdx?(?=[#)]))[^\s)]*\))/g;

/** The same before an address that is written out: that is a link of its own. */
const APART_AT_END = /(?<!\\)\][ \t]+\($/;

/** A text in brackets with a reference in brackets: Markdown has read it, so nothing defines it. */
const REFERENCE = /\[([^[\]]*[^[\]\\])\]\[([^[\]]*)\]/g;

/** Signs before a bracket that make an index, a type or a class of characters of it. */
const NO_LINK_BEHIND = /[\w\\\])}`*$^"'/]/;

/** Whether a text in brackets is words: not an index, a range or a class of characters. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/a-z|A-Z|0-9|\\[dws]/.test(text);

function linkSlips(node: Text, after: Nodes | undefined, body: string): MarkdownSlip[] {
  const [start, end] = rangeOf(node);
  // As it was written: what is escaped is meant.
  const source = body.slice(start, end);
  const apart = [...source.matchAll(APART)].map(({ index }) => start + index);
  const last = after !== undefined && isWrittenOut(after, body) ? APART_AT_END.exec(source) : null;
  return [
    ...[...apart, ...(last === null ? [] : [start + last.index])]
      .filter((offset) => closesWords(body, offset))
      .map((offset) => ({
        offset,
        message: "a space between the text of a link and its address: this is no link",
        fix: "write `[text](address)`",
      })),
    ...[...source.matchAll(REFERENCE)].flatMap(({ 0: whole, 1: text = "", 2: name = "", index }) => {
      const isMeant =
        !NO_LINK_BEHIND.test(body.charAt(start + index - 1)) &&
        isWords(text) &&
        // Of one word, `[]` makes a type: `[string][]`.
        (name === "" ? /\s/.test(text) : isWords(name));
      return isMeant
        ? [
            {
              offset: start + index,
              message: `\`${whole}\` is no link: nothing defines \`${name === "" ? text : name}\``,
              fix: "write the address: `[text](address)`; brackets that are meant are escaped: `\\[`",
            },
          ]
        : [];
    }),
  ];
}

/** Whether the bracket at the offset closes words that could be the text of a link; these may hold code or bold text. */
function closesWords(body: string, offset: number): boolean {
  const line = body.slice(body.lastIndexOf("\n", offset) + 1, offset);
  const opening = line.lastIndexOf("[");
  return opening >= 0 && !NO_LINK_BEHIND.test(line.charAt(opening - 1)) && isWords(line.slice(opening + 1));
}

/** A link that Markdown has made of an address alone. */
function isWrittenOut(node: Nodes, body: string): boolean {
  return node.type === "link" && !/^[[<]/.test(body.slice(...rangeOf(node)));
}

const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A paragraph that was meant as a table: its second line has other columns than its first. */
function noTable(node: Paragraph, body: string): MarkdownSlip[] {
  const [start, end] = rangeOf(node);
  let offset = start;
  let header = "";
  for (const line of body.slice(start, end).split("\n")) {
    const text = line.replace(/^[\s>]+/, "");
    const isDelimiter = text.includes("|") && header.includes("|") && DELIMITERS.test(text);
    const [columns, cells] = isDelimiter ? [cellsOf(header), cellsOf(text)] : [0, 0];
    // A line of one cell is a table's only below a header that is plainly one.
    if (isDelimiter && (cells > 1 || header.startsWith("|"))) {
      return [
        {
          offset: offset + line.length - text.length,
          ...(cells === columns
            ? {
                message: "this is no table: the line below its header doesn't stand where the header does",
                fix: "begin both lines with the same signs: `>` in a quote, the same indentation in a list",
              }
            : {
                message: `this is no table: the line below its header has ${count(cells, "cell")}, the header ${String(columns)}`,
                fix: "write one `---` for each column",
              }),
        },
      ];
    }
    offset += line.length + 1;
    header = text;
  }
  return rowsWithoutTable(node, body);
}

/** Lines that only a table has: two that begin with `|`, or one that ends with it too. */
function rowsWithoutTable({ children, position }: Paragraph, body: string): MarkdownSlip[] {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const isText = (at: number): boolean =>
    children.some((child) => child.type === "text" && rangeOf(child)[0] <= at && at < rangeOf(child)[1]);
  const lines = body.slice(start, end).split("\n");
  let offset = start;
  const rows = lines.flatMap((line, index) => {
    const text = line.replace(/^[\s>]+/, "");
    const at = offset + line.length - text.length;
    offset += line.length + 1;
    return text.startsWith("|") && isText(at) ? [{ index, at, text: text.trimEnd() }] : [];
  });
  const first = rows.find(
    ({ index, text }) =>
      (cellsOf(text) > 1 && /(?<!\\)\|$/.test(text)) || rows.some((row) => row.index === index + 1 && text.length > 1),
  );
  if (first === undefined) {
    return [];
  }
  if (DELIMITERS.test(first.text)) {
    return [
      {
        offset: first.at,
        message: "this is no table: its header doesn't stand on the line above",
        fix: "write the header there, without a blank line between",
      },
    ];
  }
  const delimiters = `| ${Array<string>(cellsOf(first.text)).fill("---").join(" | ")} |`;
  return [
    {
      offset: first.at,
      message: "this is no table: no line of `---` stands below its first one",
      fix: `write \`${delimiters}\` below the header, and leave no blank line inside the table; a \`|\` that is meant is written \`\\|\``,
    },
  ];
}

/** Cells beyond the last column, which no reader would see. */
function cellSlips({ children: rows }: Table): MarkdownSlip[] {
  const columns = rows[0]?.children.length ?? 0;
  return rows.flatMap((row) => {
    const extra = row.children.slice(columns).find(({ children }) => children.length > 0);
    return extra === undefined
      ? []
      : [
          {
            offset: rangeOf(extra)[0],
            message: `the row has ${count(row.children.length, "cell")}, the table ${count(columns, "column")}: nobody sees the rest`,
            fix: "write a `|` that belongs to the text as `\\|`, or give the table another column",
          },
        ];
  });
}

const cellsOf = (line: string): number =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;

const count = (number: number, word: string): string => `${String(number)} ${word}${number === 1 ? "" : "s"}`;

function rangeOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

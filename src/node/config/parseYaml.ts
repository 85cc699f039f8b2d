import { LineCounter, parseDocument, visit } from "yaml";
import type { Document, ErrorCode, YAMLParseError } from "yaml";

import type { Issue, Place } from "../issues";

export interface YamlSource {
  readonly file: string;
  readonly text: string;
  /** Lines of the file before `text`: 1 for front matter, which starts after its `---`. */
  readonly linesBefore?: number;
}

/** A YAML text as a document whose nodes know their offsets; with issues, the document is not to be used. */
export interface ParsedYaml {
  readonly document: Document;
  /** Place of an offset in the text. */
  readonly place: (offset: number) => Place;
  readonly issues: readonly Issue[];
}

/** Parses YAML; faults of the syntax and aliases are issues at the place where their author looks for them. */
export function parseYaml(source: YamlSource): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { file: source.file, line: Math.max(1, line) + (source.linesBefore ?? 0), column: Math.max(1, col) };
  };
  if (document.errors.length > 0) {
    const deep = new Map(document.errors.flatMap((error) => deeperLine(error, source.text)));
    const issues = document.errors.flatMap((error): Issue[] => {
      const line = deep.get(error.pos[0]);
      if (line !== undefined) {
        // One mistake, of which the parser makes several.
        return error.code === "MULTILINE_IMPLICIT_KEY" ? [indentIssue(place(line))] : [];
      }
      return [
        {
          ...place(faultOffset(document, error.pos[0])),
          rule: "yaml-syntax",
          message: `invalid YAML: ${error.message}`,
          fix: SYNTAX_FIXES[error.code] ?? "quote values that contain `: `, `#`, `{` or start with a special character",
        },
      ];
    });
    return { document, place, issues };
  }
  const issues = aliasOffsets(document).map((offset): Issue => ({
    ...place(offset),
    rule: "yaml-syntax",
    message: "aliases (`*name`) don't work here",
    fix: "write the value out, or quote it: `'*name'`",
  }));
  return { document, place, issues };
}

const SAME_INDENT = "indent all keys of one level alike, with spaces";

const SYNTAX_FIXES: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: "remove one of the two, or rename it",
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: SAME_INDENT,
};

/**
 * Where the parser takes a value and the line below it for one long key, it is that line's indentation that is wrong:
 * the offset of its first sign, by the offset that the parser names.
 */
function deeperLine(
  { code, pos: [start, end] }: Pick<YAMLParseError, "code" | "pos">,
  text: string,
): [start: number, line: number][] {
  const lineStart = text.lastIndexOf("\n", end - 1) + 1;
  const isDeeper = code === "MULTILINE_IMPLICIT_KEY" && lineStart > start && /[^"'[{]/.test(text.charAt(start));
  return isDeeper ? [[start, lineStart + (/^[ \t]*/.exec(text.slice(lineStart, end))?.[0].length ?? 0)]] : [];
}

function indentIssue(place: Place): Issue {
  return {
    ...place,
    rule: "yaml-syntax",
    message: `invalid YAML: line ${String(place.line)} is indented deeper than its neighbours`,
    fix: SAME_INDENT,
  };
}

/** A quote that is never closed is noticed at the end of the file; where it was opened is what its author looks for. */
function faultOffset(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_key, node) {
      if (node.range && node.range[0] < offset && node.range[1] >= offset && /^QUOTE/.test(node.type ?? "")) {
        start = node.range[0];
      }
    },
  });
  return start;
}

/** Where aliases stand: they may lead nowhere, or into themselves. */
function aliasOffsets(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias(_key, node) {
      offsets.push(node.range?.[0] ?? 0);
    },
  });
  return offsets;
}

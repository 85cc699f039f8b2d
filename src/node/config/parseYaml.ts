import { LineCounter, parseDocument, visit } from "yaml";
import type { Document, ErrorCode } from "yaml";

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
    const issues = document.errors.map((error): Issue => ({
      ...place(faultOffset(document, error.pos[0])),
      rule: "yaml-syntax",
      message: `invalid YAML: ${error.message}`,
      fix: SYNTAX_FIXES[error.code] ?? "quote values that contain `: `, `#`, `{` or start with a special character",
    }));
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

const SYNTAX_FIXES: Readonly<Partial<Record<ErrorCode, string>>> = {
  DUPLICATE_KEY: "remove one of the two, or rename it",
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: "indent all keys of one level alike, with spaces",
};

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

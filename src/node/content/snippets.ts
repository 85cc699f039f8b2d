import type { Nodes } from "mdast";

import type { ContentSource, ExpressionScope } from "./CompileInputs";
import { interpolate } from "./expressions";
import { parseFenceMeta } from "./fences";
import type { FenceTrial } from "./fences";
import { splitFrontMatter } from "./frontMatter";
import { takeHeadingIds } from "./headingIds";
import { languageName } from "./highlight";
import { pointOf } from "./nodeTypes";
import { parse } from "./parse";

/** Code of a page that says how it is tried. */
export interface Snippet {
  /** Of the page, relative to the content folder. */
  readonly contentFile: string;
  /** Line of the fence in the file, from 1. */
  readonly line: number;
  /** Canonical name: `js`, `python`. */
  readonly language: string;
  /** Data expressions resolved. */
  readonly code: string;
  readonly trial: FenceTrial;
  /** Name of the file that the code is for, as its title or its first comment has it; null: it has none. */
  readonly file: string | null;
}

/** The snippets of a page, in their order. None of a page that can't be parsed: compiling it says why. */
export function snippetsOf(source: ContentSource, scope: ExpressionScope): Snippet[] {
  const { body } = takeHeadingIds(splitFrontMatter(source.text).body, source.format);
  const tree = parse(body, source.format, () => undefined);
  const snippets: Snippet[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "code") {
      const { trial, title } = parseFenceMeta(node.meta ?? "").meta;
      const language = languageName(node.lang ?? "");
      if (trial !== null && language !== null) {
        const code = interpolate(node.value, scope, () => undefined);
        const { line } = pointOf(node);
        snippets.push({
          contentFile: source.contentFile,
          line,
          language,
          code,
          trial,
          file: fileName(title, code, language),
        });
      }
    } else if ("children" in node) {
      node.children.forEach(visit);
    }
  };
  if (tree !== null) {
    visit(tree);
  }
  return snippets;
}

/** Endings of files, by language: one with another ending would be compiled as something else. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  bash: ["sh"],
  js: ["mjs", "js"],
  ts: ["ts"],
  python: ["py"],
  php: ["php"],
  java: ["java"],
  go: ["go"],
  csharp: ["cs"],
  kotlin: ["kt"],
  swift: ["swift"],
};

/** Languages of programs: fences in these say how they are tried, and no others can. */
export const PROGRAM_LANGUAGES: readonly string[] = Object.keys(ENDINGS);

/** The first comment, behind what has to stand first in a file. */
const FIRST_COMMENT = /^(?:<\?php\n|#!.*\n)?(?:\/\/|#) ([\w-]+\.\w+)(?=[:\s]|$)/;

function fileName(title: string | null, code: string, language: string): string | null {
  const isFile = (name: string | null | undefined): name is string => {
    const [, ending = ""] = /^[\w-]+\.(\w+)$/.exec(name ?? "") ?? [];
    return ENDINGS[language]?.includes(ending) ?? false;
  };
  return [title, FIRST_COMMENT.exec(code)?.[1]].find(isFile) ?? null;
}

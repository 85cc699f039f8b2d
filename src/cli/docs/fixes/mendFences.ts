import type { Code, Nodes } from "mdast";

import { splitFrontMatter } from "../../../node/content/frontMatter";
import { takeHeadingIds } from "../../../node/content/headingIds";
import { languageName } from "../../../node/content/highlight";
import { parse } from "../../../node/content/parse";
import { textPlaces } from "../edits/textPlaces";
import type { Mend } from "./Mend";

/** Names that other highlighters have for the languages of the site. */
const FOREIGN_NAMES: Readonly<Record<string, string>> = {
  ...{ "c#": "csharp", golang: "go", kt: "kotlin", yml: "yaml", plaintext: "text", plain: "text" },
  ...{ node: "js", nodejs: "js", mjs: "js", cjs: "js", python3: "python", py3: "python" },
  ...{ zsh: "bash", shellscript: "bash", curl: "bash" },
};

/** A language of its own, for which the site has another one's grammar: its name says more than that one's. */
const KEPT: ReadonlySet<string> = new Set(["html"]);

/** Fences whose language has another name here, and those without one that hold JSON beyond doubt. */
export function mendFences(file: string, text: string): Mend[] {
  const format = file.endsWith(".md") ? "md" : "mdx";
  const tree = parse(takeHeadingIds(splitFrontMatter(text).body, format).body, format, () => undefined);
  const { offsetOf } = textPlaces(text);
  const mends: Mend[] = [];
  const look = (node: Nodes): void => {
    if (node.type === "code" && node.position !== undefined) {
      const start = offsetOf(node.position.start);
      const mend = mendOf(node, start, text);
      mends.push(...(mend === null ? [] : [mend]));
    }
    if ("children" in node) {
      node.children.forEach(look);
    }
  };
  if (tree !== null) {
    look(tree);
  }
  return mends;
}

function mendOf(node: Code, start: number, text: string): Mend | null {
  const [, signs = "", space = "", written = ""] = /^(`{3,}|~{3,})([ \t]*)([^\s`]*)/.exec(text.slice(start)) ?? [];
  const at = start + signs.length;
  if (signs === "") {
    return null; // indented code
  }
  if (written === "" || written.startsWith("{")) {
    return written === "" && isJson(node.value)
      ? {
          start: at,
          end: at + space.length,
          text: "json",
          message: "fence without a language that holds JSON -> `json`",
        }
      : null;
  }
  const name = KEPT.has(written.toLowerCase())
    ? null
    : (languageName(written) ?? FOREIGN_NAMES[written.toLowerCase()] ?? null);
  return name === null || name === written
    ? null
    : {
        ...{ start: at + space.length, end: at + space.length + written.length, text: name },
        message: `fence language \`${written}\` -> \`${name}\``,
      };
}

/** Whether code is an object or a list of JSON: other values may be anything. */
function isJson(code: string): boolean {
  try {
    return /^\s*[[{]/.test(code) && typeof JSON.parse(code) === "object";
  } catch {
    return false;
  }
}

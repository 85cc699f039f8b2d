import type { Element, ElementContent } from "hast";
import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import type { HighlighterCore, LanguageInput, ThemedToken } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";

/** A language that fences may name: its label for readers and its grammar. */
interface FenceLanguage {
  readonly label: string;
  readonly aliases?: readonly string[];
  readonly grammar: (() => LanguageInput) | null;
}

/**
 * Grammars are loaded when a page first needs them. The JavaScript regex engine takes 20 ms for a page where the
 * WASM one takes 35, and needs no WASM file.
 */
export const fenceLanguages: Readonly<Record<string, FenceLanguage>> = {
  json: { label: "JSON", grammar: () => import("shiki/langs/json.mjs") },
  bash: { label: "cURL", aliases: ["sh", "shell"], grammar: () => import("shiki/langs/bash.mjs") },
  js: { label: "Node.js", aliases: ["javascript"], grammar: () => import("shiki/langs/javascript.mjs") },
  ts: { label: "TypeScript", aliases: ["typescript"], grammar: () => import("shiki/langs/typescript.mjs") },
  python: { label: "Python", aliases: ["py"], grammar: () => import("shiki/langs/python.mjs") },
  php: { label: "PHP", grammar: () => import("shiki/langs/php.mjs") },
  java: { label: "Java", grammar: () => import("shiki/langs/java.mjs") },
  go: { label: "Go", grammar: () => import("shiki/langs/go.mjs") },
  csharp: { label: "C#", aliases: ["cs"], grammar: () => import("shiki/langs/csharp.mjs") },
  kotlin: { label: "Kotlin", grammar: () => import("shiki/langs/kotlin.mjs") },
  swift: { label: "Swift", grammar: () => import("shiki/langs/swift.mjs") },
  xml: { label: "XML", aliases: ["html"], grammar: () => import("shiki/langs/xml.mjs") },
  http: { label: "HTTP", grammar: () => import("shiki/langs/http.mjs") },
  yaml: { label: "YAML", grammar: () => import("shiki/langs/yaml.mjs") },
  text: { label: "Text", aliases: ["txt"], grammar: null },
};

const byAlias = new Map(
  Object.entries(fenceLanguages).flatMap(([name, { aliases = [] }]) =>
    [name, ...aliases].map((alias) => [alias, name] as const),
  ),
);

/** Canonical name of a fence language, or null. */
export function languageName(written: string): string | null {
  return byAlias.get(written.toLowerCase()) ?? null;
}

let highlighter: Promise<HighlighterCore> | null = null;

/** Loads the grammars of the named languages; afterwards `highlight` works for them without waiting. */
export async function loadLanguages(names: Iterable<string>): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "classes", variablePrefix: "--tk-" })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const core = await highlighter;
  const loaded = new Set(core.getLoadedLanguages());
  const missing = [...new Set(names)].flatMap((name) => {
    const grammar = fenceLanguages[name]?.grammar;
    return grammar && !loaded.has(name) ? [grammar()] : [];
  });
  if (missing.length > 0) {
    await core.loadLanguage(...missing);
  }
  return core;
}

/** `var(--tk-token-string)` -> `tk-string`; null for the ordinary text colour. */
function tokenClass(token: ThemedToken): string | null {
  const name = /^var\(--tk-token-([a-z-]+)\)$/.exec(token.color ?? "")?.[1];
  return name === undefined ? null : `tk-${name}`;
}

/**
 * Highlighted lines of code as hast: one `span.line` a line, tokens as `span.tk-…`. Classes in place of inline
 * colours are a third of the bytes and let style sheets decide.
 */
export function highlight(
  core: HighlighterCore,
  code: string,
  language: string,
  marked: ReadonlySet<number>,
): ElementContent[] {
  const lines: ThemedToken[][] =
    fenceLanguages[language]?.grammar == null
      ? code.split("\n").map((content) => [{ content, offset: 0 }])
      : // Without its limit of 500 ms a line: a busy machine would give other HTML than an idle one.
        core.codeToTokensBase(code, { lang: language, theme: "classes", tokenizeTimeLimit: 0 });
  return lines.flatMap((tokens, index): ElementContent[] => {
    const line: Element = {
      type: "element",
      tagName: "span",
      properties: { className: marked.has(index + 1) ? ["line", "line-marked"] : ["line"] },
      children: mergeTokens(tokens),
    };
    return index === lines.length - 1 ? [line] : [line, { type: "text", value: "\n" }];
  });
}

function mergeTokens(tokens: readonly ThemedToken[]): ElementContent[] {
  const runs: { className: string | null; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const blank = token.content.trim() === "";
    const className = blank ? (last?.className ?? null) : tokenClass(token);
    if (last !== undefined && (last.className === className || blank)) {
      last.text += token.content;
    } else {
      runs.push({ className, text: token.content });
    }
  }
  return runs.map(({ className, text }) =>
    className === null
      ? { type: "text", value: text }
      : {
          type: "element",
          tagName: "span",
          properties: { className: [className] },
          children: [{ type: "text", value: text }],
        },
  );
}

/** Short names of the classes that lean code keeps; tokens of other classes become plain text. */
const SHORT_CLASSES: Readonly<Record<string, string>> = {
  "tk-constant": "tc",
  "tk-string": "ts",
  "tk-string-expression": "ts",
  "tk-comment": "tm",
  "tk-keyword": "tk",
  "tk-parameter": "tp",
  "tk-function": "tf",
};

/**
 * The same code without what style sheets need for marked lines, with short class names, and with punctuation as plain
 * text: half of the bytes, for pages that hold a dozen calls in seven languages.
 */
export function leanCode(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") {
      return [node];
    }
    const { className } = node.properties;
    const short = Array.isArray(className) ? SHORT_CLASSES[className.join(" ")] : undefined;
    return short === undefined ? leanCode(node.children) : [{ ...node, properties: { className: [short] } }];
  });
}

/** Name of a language for readers. A shell block is cURL among other languages' samples, and on its own when it calls it. */
export function fenceLabel(language: string, bash: "bash-is-curl" | "bash-is-shell"): string {
  const label = fenceLanguages[language]?.label ?? language;
  return language === "bash" && bash === "bash-is-shell" ? "Shell" : label;
}

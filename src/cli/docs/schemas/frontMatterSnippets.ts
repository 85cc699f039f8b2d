import type { JsonSchema } from "./toEditorSchema";

/** A key of front matter as its JSON Schema describes it. */
interface Key {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly description?: string;
  readonly items?: { readonly properties?: Readonly<Record<string, Key>> };
}

/** A snippet of Visual Studio Code. */
export interface Snippet {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

/** Languages that an `.mdx` file may have: with its extension and without. */
const SCOPE = "mdx,markdown";

/**
 * Snippets for Visual Studio Code that complete front matter: one per kind of page with the keys it needs, and one per
 * key. They stand in for schemas: no common editor checks the front matter of MDX files against one.
 */
export function frontMatterSnippets(schemas: Readonly<Record<string, JsonSchema>>): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  const kindsOf = new Map<string, { key: Key; kinds: string[] }>();
  for (const [kind, schema] of Object.entries(schemas)) {
    const keys = schema["properties"] as Readonly<Record<string, Key>>;
    const required = new Set(schema["required"] as readonly string[]);
    const shown = Object.entries(keys).filter(([name]) => required.has(name) || name === "description");
    snippets[`front matter: ${kind}`] = {
      scope: SCOPE,
      prefix: `front-matter-${kind}`,
      body: ["---", ...shown.map(([name, key], index) => `${name}: ${placeholder(key, index + 1)}`), "---", "", "$0"],
      description: String(schema["title"]),
    };
    for (const [name, key] of Object.entries(keys)) {
      const known = kindsOf.get(name);
      kindsOf.set(name, { key: known?.key ?? key, kinds: [...(known?.kinds ?? []), kind] });
    }
  }
  for (const [name, { key, kinds }] of kindsOf) {
    snippets[`front matter key: ${name}`] = {
      scope: SCOPE,
      prefix: name,
      body: bodyOf(name, key),
      description: `Front matter (${kinds.join(", ")}). ${key.description ?? ""}`,
    };
  }
  return snippets;
}

/** The lines of a key; a list begins with its first item. */
function bodyOf(name: string, key: Key): string[] {
  if (key.type !== "array") {
    return [`${name}: ${placeholder(key, 1)}`];
  }
  const parts = Object.entries(key.items?.properties ?? {});
  const lines = parts.map(
    ([part, inner], index) => `${index === 0 ? "- " : "  "}${part}: ${placeholder(inner, index + 1)}`,
  );
  return [`${name}:`, ...(lines.length === 0 ? ["- $1"] : lines).map((line) => `  ${line}`)];
}

/** Where the author types: a choice where the values are known. */
function placeholder(key: Key, stop: number): string {
  const choice = key.enum ?? (key.type === "boolean" ? ["true", "false"] : undefined);
  const example = key.examples?.[0];
  return choice !== undefined
    ? `\${${String(stop)}|${choice.join(",")}|}`
    : typeof example === "string"
      ? `\${${String(stop)}:${example.replace(/[$}\\]/g, "\\$&")}}`
      : `$${String(stop)}`;
}

import { contentSchemas } from "./contentSchemas";
import { frontMatterSnippets } from "./frontMatterSnippets";
import { toEditorSchema } from "./toEditorSchema";
import type { JsonSchema } from "./toEditorSchema";

/** Folder of the schemas, relative to the project's root. */
export const SCHEMAS_FOLDER = ".schemas";

/** Snippets that complete front matter. */
export const SNIPPETS_FILE = ".vscode/front-matter.code-snippets";

const FRONT_MATTER = "front-matter/";

/**
 * The files that editors read, by path relative to the project's root: a JSON Schema for each kind of file, and snippets
 * for front matter. They follow the definitions and nothing else, so that no page that comes or goes changes them.
 */
export function editorFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const frontMatter: Record<string, JsonSchema> = {};
  for (const { name, title, schema } of contentSchemas) {
    const json = toEditorSchema(schema, title);
    files.set(`${SCHEMAS_FOLDER}/${name}.json`, print(json));
    if (name.startsWith(FRONT_MATTER)) {
      frontMatter[name.slice(FRONT_MATTER.length)] = json;
    }
  }
  return files.set(SNIPPETS_FILE, print(frontMatterSnippets(frontMatter)));
}

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

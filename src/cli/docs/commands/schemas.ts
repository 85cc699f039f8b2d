import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Command } from "../Command";
import { carryOut, DRY_RUN } from "../edits/carryOut";
import type { FileChange } from "../edits/Plan";
import { editorFiles, SCHEMAS_FOLDER } from "../schemas/editorFiles";

/** Writes what editors complete and check content with, from the definitions that validate it. */
export const schemas: Command = {
  usage: "schemas",
  summary: "write the schemas and snippets that editors complete and check content with",
  example: "schemas --dry-run",
  options: DRY_RUN,
  positionals: [0, 0],
  run: (args, place) => {
    carryOut({ changes: staleEditorFiles(place.root) }, args, place);
    return Promise.resolve(0);
  },
};

/** What differs from the definitions: files to write, and files of schemas that there no longer are. */
export function staleEditorFiles(root: string): FileChange[] {
  const wanted = editorFiles();
  const read = (file: string): string | null =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), "utf8") : null;
  const present = schemaFiles(root).filter((file) => !wanted.has(file));
  return [
    ...[...wanted].map(([file, after]) => ({ path: file, before: read(file), after })),
    ...present.map((file) => ({ path: file, before: read(file), after: null })),
  ].filter(({ before, after }) => before !== after);
}

function schemaFiles(root: string): string[] {
  const folder = path.join(root, SCHEMAS_FOLDER);
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".json"))
        .map((file) => path.posix.join(SCHEMAS_FOLDER, file.split(path.sep).join("/")))
    : [];
}

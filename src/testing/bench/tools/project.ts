import { cpSync, rmSync } from "node:fs";
import path from "node:path";

import { copyProject } from "../../../cli/warm/projectCopy";
import { measure } from "../process/measure";
import { temporaryFolder } from "../temporaryFolder";
import { kindByEnding } from "./kindByEnding";
import type { Corpus, Tool } from "./Tool";

/** This project, in a copy of its own. */
export interface ProjectTool extends Tool {
  /** The copy. */
  readonly folder: string;
  /** What a command in the copy needs in its environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/** Copies the project at `root`; the copy is gone once this process has ended. */
export function projectTool(root: string): ProjectTool {
  const { folder, remove } = temporaryFolder();
  copyProject(root, {}, folder);
  const content = path.join(folder, "corpus");
  const env = { CONTENT_DIR: content, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", PATH_PREFIX: "", STRICT: "" };
  return {
    name: "this project",
    folder,
    env,
    remove,
    reset({ folder: corpus }: Corpus) {
      for (const name of [".cache", "public", "corpus"]) {
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
      cpSync(corpus, content, { recursive: true });
    },
    // What `npm run build` runs.
    build: () => measure(process.execPath, ["src/cli/build.mjs"], { cwd: folder, env }),
    sourceOf: (docId) => path.join(content, "docs", `${docId}.md`),
    site: path.join(folder, "public"),
    fileOf: (docId) => `docs/${docId}/index.html`,
    addressOf: (docId) => `/docs/${docId}`,
    kindOf: (file) =>
      file.startsWith("page-data/")
        ? "pageData"
        : /^search-(doc|index)\.json$/.test(file)
          ? "search"
          : kindByEnding(file),
  };
}

import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { readEnvironment } from "../../node/gatsby/environment";
import { countErrors, formatAnnotations, formatReport, formatSarif } from "../../node/issues";
import { loadContent } from "../docs/loadContent";
import { CACHE_FILE, checkExternal } from "./checkExternal";
import type { CheckOptions } from "./checkExternal";
import type { Report } from "./Report";

export interface CommandOptions extends CheckOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Takes the report. */
  readonly print: (text: string) => void;
  /** Takes what is said beside the report, which a program may read. */
  readonly note: (text: string) => void;
}

type Format = (report: Report, root: string) => string;

const FORMATS: Readonly<Record<string, Format>> = {
  text: ({ issues, notes }, root) =>
    [
      issues.length === 0 ? "No broken external links." : formatReport(issues, false, (file) => read(root, file)),
      ...(notes.length === 0 ? [] : [""]),
      ...notes,
    ].join("\n"),
  github: ({ issues }) => formatAnnotations(issues, false),
  sarif: ({ issues }) => formatSarif(issues, false),
};

function read(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch {
    return null;
  }
}

/** Checks the external links of the site at `root`. Resolves with the exit code: 1 for a broken link, 2 for no check. */
export async function checkExternalCommand(argv: readonly string[], options: CommandOptions): Promise<number> {
  const { root, print, note } = options;
  const { values } = parseArgs({
    args: [...argv],
    options: { format: { type: "string", default: "text" }, fresh: { type: "boolean", default: false } },
  });
  const format = FORMATS[values.format];
  if (format === undefined) {
    note(`There is no format "${values.format}"; there are ${Object.keys(FORMATS).join(", ")}.`);
    return 2;
  }
  if (values.fresh) {
    rmSync(path.join(root, CACHE_FILE), { force: true });
  }
  const { contentFolder, strict } = readEnvironment(root, options.env);
  const project = await loadContent({ root, contentFolder, strict, today: "", print: note });
  if (project.site === null || countErrors(project.issues, false) > 0) {
    note("The content has errors, so not all of its links are known: run `npm run docs -- check` first.");
    return 2;
  }
  const report = await checkExternal(project, project.site, options);
  print(format(report, root));
  note(report.counts);
  return countErrors(report.issues, false) > 0 ? 1 : 0;
}

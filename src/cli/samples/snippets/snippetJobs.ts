import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { run } from "../../../node/api/samples/toolchains";
import type { Snippet } from "../../../node/content";
import { nearest } from "../../../shared/nearest";
import type { Job } from "../SampleRun";
import { SNIPPET_LANGUAGES } from "./SnippetLanguage";
import type { SnippetLanguage } from "./SnippetLanguage";
import { TRIALS } from "./trials";
import type { TrialKeys } from "./trials/Trial";

export interface SnippetWorkshop {
  /** An empty folder. */
  readonly folder: string;
  /** Files that pages tell readers to have beside the code: names and where they are. */
  readonly files: ReadonlyMap<string, string>;
  /** Variables that pages tell readers to set. */
  readonly environment: Readonly<Record<string, string>>;
  readonly keys: TrialKeys;
}

/** Languages of guides are counted apart from those of the calls' programs. */
export const guideLanguage = (name: string): string => `guides/${name}`;

/** A job for each snippet in these languages. */
export function snippetJobs(
  snippets: readonly Snippet[],
  languages: ReadonlySet<string>,
  workshop: SnippetWorkshop,
): Job[] {
  return snippets.flatMap((snippet, index): Job[] => {
    const language = SNIPPET_LANGUAGES.find(({ name }) => name === snippet.language);
    if (language === undefined || !languages.has(language.name)) return [];
    const id = `${snippet.contentFile}:${snippet.line}`;
    const folder = path.join(workshop.folder, String(index));
    return [
      {
        ...{ language: guideLanguage(language.name), id },
        run: () => trySnippet(snippet, language, layOut(snippet, language, snippets, folder, workshop), workshop),
      },
    ];
  });
}

/** Where a snippet lies, with what belongs beside it. */
interface Place {
  readonly folder: string;
  readonly file: string;
  /** Files of the same language beside it that no program starts in. */
  readonly beside: readonly string[];
}

/** Programs, of which one folder can have one in some languages. */
const STARTS = /^func main\(\)/m;

/** Puts a snippet into a folder of its own, with the files of its language that pages name, its own page's last. */
function layOut(
  snippet: Snippet,
  language: SnippetLanguage,
  all: readonly Snippet[],
  folder: string,
  { files }: SnippetWorkshop,
): Place {
  mkdirSync(folder, { recursive: true });
  for (const [name, from] of files) copyFileSync(from, path.join(folder, name));
  const others = all.filter(
    (other) =>
      other !== snippet && other.language === snippet.language && other.file !== null && !STARTS.test(other.code),
  );
  const isOwn = (other: Snippet): boolean => other.contentFile === snippet.contentFile;
  const named = [...others.filter((other) => !isOwn(other)), ...others.filter(isOwn)];
  for (const { file, code } of named) writeFileSync(path.join(folder, file ?? ""), `${code}\n`);
  const file = snippet.file ?? language.file;
  writeFileSync(path.join(folder, file), `${snippet.code}\n`);
  const beside = named.flatMap((other) =>
    isOwn(other) && other.file !== null && other.file !== file ? [other.file] : [],
  );
  return { folder, file, beside };
}

async function trySnippet(
  { trial, code }: Snippet,
  language: SnippetLanguage,
  { folder, file, beside }: Place,
  { environment, keys }: SnippetWorkshop,
): Promise<string | null> {
  switch (trial.kind) {
    case "compile":
      return compiled(language, folder, file, beside, trial.given);
    case "run": {
      let output = "";
      for (const command of language.run(file, beside)) {
        const outcome = await run(command, folder, environment);
        if (outcome.code !== 0) return `ended with ${outcome.code}:\n${outcome.output}`;
        output = outcome.output;
      }
      return output.includes(trial.prints) ? null : `didn't print \`${trial.prints}\`:\n${output}`;
    }
    case "try": {
      const one = TRIALS.get(trial.name);
      return one === undefined
        ? `there is no trial \`${trial.name}\`; known: ${nearest(trial.name, TRIALS.keys(), TRIALS.size).join(", ")}`
        : one({ ...{ code, language, folder, file, beside, environment, keys } });
    }
  }
}

async function compiled(
  language: SnippetLanguage,
  folder: string,
  file: string,
  beside: readonly string[],
  given: readonly string[],
): Promise<string | null> {
  if (language.compile === null) {
    const faults = language.compileHere?.(folder, file, given) ?? ["there is no compiler"];
    return faults.length === 0 ? null : faults.join("\n");
  }
  const { code, output } = await run(language.compile(file, beside), folder, {});
  return code === 0 ? null : `isn't taken by its compiler:\n${output}`;
}

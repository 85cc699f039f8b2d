import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { run } from "../../../node/api/samples/programs";
import type { Outcome } from "../../../node/api/samples/programs";
import type { Snippet } from "../../../node/content";
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

/** The version and the language that a content file belongs to: what stands before its kind in its path. */
const editionOf = (contentFile: string): string => contentFile.replace(/(?:docs|blog|pages)\/.*$/, "");

/** Puts a snippet into a folder of its own, with the files of its language that pages name, those of its own page rather than others. */
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
  const nearness = (other: Snippet): number =>
    isOwn(other) ? 2 : editionOf(other.contentFile) === editionOf(snippet.contentFile) ? 1 : 0;
  // Of files with one name the nearest stays.
  const named = others.toSorted((one, two) => nearness(one) - nearness(two));
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
  if (code.trim() === "") return "there is no code";
  switch (trial.kind) {
    case "compile":
      return compiled(language, folder, file, beside, trial.given);
    case "run": {
      let outcome: Outcome | null = null;
      for (const command of language.run(file, beside)) {
        outcome = await run(command, folder, environment);
        if (outcome.code !== 0) return `${outcome.ending}:\n${outcome.output}`;
      }
      if (outcome === null) return `${language.name} can only be compiled here: write \`compile\``;
      // What a program complains about is no result.
      const { stdout, output } = outcome;
      return stdout.includes(trial.prints) ? null : `didn't print \`${trial.prints}\`:\n${output}`;
    }
    case "try": {
      const one = TRIALS.get(trial.name);
      return one === undefined
        ? `there is no trial \`${trial.name}\`; known: ${[...TRIALS.keys()].join(", ")}`
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
  const faults = language.compileHere?.(folder, file, given) ?? [];
  if (faults.length > 0) return faults.join("\n");
  if (language.compile === null) return language.compileHere === undefined ? "there is no compiler" : null;
  const { code, output } = await run(language.compile(file, beside), folder, {});
  return code === 0 ? null : `isn't taken by its compiler:\n${output}`;
}

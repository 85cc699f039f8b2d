import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { formatSamplesLock, parseSamplesLock, sampleDigest, samplesOf, SAMPLES_LOCK } from "../../node/api/samples";
import { LACKS } from "../../node/api/samples/toolchains";
import { readEnvironment } from "../../node/gatsby/environment";
import { formatReport } from "../../node/issues";
import { loadMockContent } from "../mock/loadMockContent";
import type { MockContent } from "../mock/loadMockContent";
import { lockWithRuns } from "./lockWithRuns";
import { readOptions, UsageError } from "./options";
import type { SampleOptions } from "./options";
import type { OnRun } from "./runJobs";
import { runPrograms } from "./runPrograms";
import type { SampleRun } from "./SampleRun";
import { loadSnippets } from "./snippets/loadSnippets";
import { guideLanguage } from "./snippets/snippetJobs";
import { lackOf, SNIPPET_LANGUAGES } from "./snippets/SnippetLanguage";
import { resultsOf, summaryOf } from "./summary";

export interface Surroundings {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  /** The command that each language of the calls' programs lacks; null: it can run. */
  readonly lacks?: ReadonlyMap<string, string | null>;
  /** The same of the languages of code in guides, by their canonical names. */
  readonly guideLacks?: ReadonlyMap<string, string | null>;
  readonly onRun?: OnRun;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Doc id of a page of the docs, or the path of another content file, without its ending. */
const pageId = (contentFile: string): string => contentFile.replace(/^docs\//, "").replace(/\.mdx?$/, "");

/** Carries out `npm run samples`. Gives the exit code: 1 where a program failed, 2 where nothing could be run. */
export async function runSamples(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const { root, env, print, onRun, now = Date.now } = surroundings;
  const { contentFolder } = readEnvironment(root, env);
  const { content, issues } = await loadMockContent(root, contentFolder);
  if (content === null) {
    print(formatReport(issues, false, () => null));
    return 2;
  }
  const { operations, webhooks } = content.checks;
  const lockFile = path.join(contentFolder, SAMPLES_LOCK);
  const calls = [...operations.map(({ call }) => call), ...webhooks];
  const pageOf = new Map(calls.map(({ id, page }) => [id, page]));
  const snippets = await loadSnippets(root, contentFolder, "");
  const lacks = lacksOf(surroundings, new Set(snippets.map(({ language }) => language)));
  let options: SampleOptions;
  try {
    options = readOptions(argv, {
      languages: [...lacks.keys()],
      ids: [...pageOf.keys()],
      pages: [...new Set([...snippets.map(({ contentFile }) => pageId(contentFile)), ...pageOf.values()])],
    });
    if (options.record && existsSync(lockFile) && !statSync(lockFile).isFile()) {
      throw new UsageError(`${path.relative(root, lockFile)} is no file: nothing can be recorded there.`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return error.isHelp ? 0 : 2;
  }
  const { languages, ids, pages, workers } = options;
  const isAsked = (name: string): boolean =>
    languages?.some((language) => language === name || guideLanguageOf(language) === name) ?? true;
  const choice = {
    ...{ workers, languages: lacks.keys() },
    hasLanguage: (name: string) => lacks.get(name) === null && isAsked(name),
    // Who chooses calls alone wants no guides.
    hasCall: (id: string) => ids?.includes(id) ?? pages?.includes(pageOf.get(id) ?? "") ?? true,
    hasPage: (file: string) => pages?.includes(pageId(file)) ?? ids === null,
  };
  const runs = await runPrograms(root, contentFolder, content, choice, onRun);
  const isChoice = languages !== null || ids !== null || pages !== null;
  // Of those that nobody asked for nothing is to be told.
  const results = resultsOf(new Map([...lacks].filter(([name]) => isAsked(name))), runs).filter(
    ({ language, passed, failed }) =>
      !isChoice || passed + failed > 0 || lacks.get(language) !== null || languages?.includes(language) === true,
  );
  print(summaryOf(results, runs));
  if (runs.length === 0) print("Nothing was run.");
  if (options.record && runs.length > 0) {
    writeRuns(lockFile, content, runs, new Date(now()).toISOString().slice(0, 10));
    print(`Recorded in ${path.relative(root, lockFile)}.`);
  }
  return runs.some(({ fault }) => fault !== null) ? 1 : runs.length === 0 ? 2 : 0;
}

/** Languages whose guides call them otherwise than the calls' programs do. */
const IN_GUIDES: Readonly<Record<string, string>> = { curl: "bash", javascript: "js" };

/** Who asks for a language of programs asks for that of the guides as well. */
const guideLanguageOf = (language: string): string => guideLanguage(IN_GUIDES[language] ?? language);

/** Languages that can be asked for: those of the calls' programs, and those that guides have code in. */
function lacksOf({ lacks = LACKS, guideLacks }: Surroundings, inGuides: ReadonlySet<string>) {
  const guides =
    guideLacks ??
    new Map(
      SNIPPET_LANGUAGES.filter(({ name }) => inGuides.has(name)).map((language) => [language.name, lackOf(language)]),
    );
  return new Map([...lacks, ...[...guides].map(([name, lack]) => [guideLanguage(name), lack] as const)]);
}

function writeRuns(file: string, content: MockContent, runs: readonly SampleRun[], day: string): void {
  const { checks, context } = content;
  const calls = [...checks.operations.map(({ call }) => call), ...checks.webhooks];
  const programs = calls.flatMap((call) =>
    samplesOf(call, context).map(({ language, program }) => ({
      ...{ call: call.id, language },
      digest: sampleDigest(program, checks.digest(call.id)),
    })),
  );
  const before = existsSync(file) ? parseSamplesLock(file, readFileSync(file, "utf8")).runs : [];
  writeFileSync(file, formatSamplesLock(lockWithRuns(before, programs, runs, day)));
}

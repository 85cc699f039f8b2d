import { writeFileSync } from "node:fs";
import path from "node:path";

import { run } from "../../../../node/api/samples/programs";
import type { Outcome } from "../../../../node/api/samples/programs";
import type { ApiCall } from "../../../../shared/contracts/ApiModel";
import type { PrivateKey } from "../../../../shared/signing/keys/privateKey";
import type { SnippetLanguage } from "../SnippetLanguage";

export interface TrialKeys {
  /** Signs as the platform does; receivers have its public key. */
  readonly platform: PrivateKey;
  /** What receivers are sent: the first in every way, the others once. */
  readonly webhooks: readonly ApiCall[];
}

/** A snippet, in a folder with what belongs beside it. */
export interface Tried {
  readonly code: string;
  readonly language: SnippetLanguage;
  readonly folder: string;
  readonly file: string;
  readonly beside: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly keys: TrialKeys;
}

/** Uses the code of a snippet as its page says. Gives what went wrong, or null. */
export type Trial = (tried: Tried) => Promise<string | null>;

/** A program that calls the code of a page: its file's name and text. */
export interface Driver {
  readonly file: string;
  readonly code: string;
  /** The file of the page that it calls. Absent: whatever lies beside it. */
  readonly calls?: string;
}

/** Puts a driver beside the snippet and runs it with these variables. */
export async function drive(
  { language, folder, file, environment }: Tried,
  driver: Driver,
  variables: Readonly<Record<string, string>>,
): Promise<Outcome> {
  if (driver.calls !== undefined && driver.calls !== file) {
    const ending = `isn't what the trial calls: give the fence title="${driver.calls}"`;
    return { code: -1, ending, stdout: "", output: "" };
  }
  writeFileSync(path.join(folder, driver.file), driver.code);
  let outcome: Outcome = { code: 0, ending: "", stdout: "", output: "" };
  for (const command of language.run(driver.file, [file])) {
    outcome = await run(command, folder, { ...environment, ...variables });
    if (outcome.code !== 0) break;
  }
  return outcome;
}

/** What is said where nobody has written the program that would use the code. */
export const noDriver = (name: string, language: string): string =>
  `the trial \`${name}\` has no program in ${language} yet: add one beside the others, or write \`compile\``;

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { samplesOf } from "../../node/api/samples";
import type { SampleContext } from "../../node/api/samples";
import { planCall } from "../../node/api/samples/planCall";
import { run } from "../../node/api/samples/programs";
import { place } from "../../node/api/samples/toolchains";
import type { ApiCall } from "../../shared/contracts/ApiModel";
import type { Job } from "./SampleRun";

export interface Workshop {
  readonly folder: string;
  readonly context: SampleContext;
  /** The variables that programs of a language read. */
  readonly environment: (language: string) => Readonly<Record<string, string>>;
}

/** The programs of the calls. Each has to end well and to print the answer that the call's page shows. */
export function callJobs(calls: readonly ApiCall[], languages: readonly string[], workshop: Workshop): Job[] {
  const { context, environment } = workshop;
  const folders = new Map(languages.map((language) => [language, path.join(workshop.folder, language)]));
  folders.forEach((folder) => mkdirSync(folder, { recursive: true }));
  return calls.flatMap((call) => {
    const files = (planCall(call, context)?.form ?? []).filter(({ isFile }) => isFile);
    const expected = answersOf(call, calls);
    return samplesOf(call, context).flatMap((sample): Job[] => {
      const { language } = sample;
      const folder = folders.get(language);
      if (folder === undefined) return [];
      files.forEach(({ value }) => writeFileSync(path.join(folder, path.basename(value)), "%PDF-1.4 example"));
      const runProgram = async (): Promise<string | null> => {
        const { code, ending, output } = await run(place(sample, call.id, folder), folder, environment(language));
        if (code !== 0) return `${ending}:\n${output}`;
        return expected.some((answer) => output.includes(answer)) ? null : `printed another answer:\n${output}`;
      };
      return [{ language, id: call.id, run: runProgram }];
    });
  });
}

/** What a program may print: the call's answer, or that of a call which nothing but its answer tells apart. */
function answersOf(call: ApiCall, calls: readonly ApiCall[]): readonly string[] {
  if (call.operationId === "getToken") return ['200 {"accessToken":'];
  const request = JSON.stringify(call.request?.example);
  return calls
    .filter(
      (other) =>
        other.method === call.method && other.path === call.path && JSON.stringify(other.request?.example) === request,
    )
    .map(({ response }) => `200 ${JSON.stringify(response?.example)}`);
}

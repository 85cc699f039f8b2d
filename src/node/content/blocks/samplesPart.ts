import { createElement } from "react";

import { OperationSamples } from "../../../blocks/operation/OperationSamples";
import type { SamplePassed, SampleView } from "../../../blocks/operation/OperationSamples";
import type { PassedRun } from "../../../shared/contracts/ApiModel";
import { formatCalendarDay, parseCalendarDay } from "../../../shared/dates";
import { withPrefix } from "../../../shared/paths";
import { slot } from "../elementToHast";
import { languageName } from "../highlight";
import type { OperationPart } from "./operationParts";

/** Code of the call in all languages. */
export const samplesPart: OperationPart = ({ call, page }) => {
  const all = page.inputs.api.samples(call.id);
  if (all.length === 0) {
    return null;
  }
  const runs = page.inputs.api.passedRuns(call.id);
  const samples = all.map((sample): SampleView => {
    const language = languageName(sample.highlight) ?? "text";
    const file = `/samples/${call.id}.${sample.extension}`;
    page.assets.add(file);
    return {
      value: sample.language,
      label: sample.label,
      language,
      program: withPrefix(file, page.inputs.pathPrefix),
      passed: runs === null ? undefined : passedIn(sample.language, runs),
      code: slot(page.highlight(sample.request.replace(/\n+$/, ""), language)),
    };
  });
  return createElement(OperationSamples, { label: `Sample: ${call.title}`, samples });
};

function passedIn(language: string, runs: readonly PassedRun[]): SamplePassed | null {
  const run = runs.find((one) => one.language === language);
  const date = run === undefined ? null : parseCalendarDay(run.day);
  return run === undefined || date === null ? null : { date: formatCalendarDay(date), digest: run.digest };
}

import { countErrors, formatAnnotations, formatSarif } from "../../../node/issues";
import type { Issue } from "../../../node/issues";
import { CommandError } from "../Command";
import type { Command, Workplace } from "../Command";
import { contentReport } from "../contentReport";
import { loadContent } from "../loadContent";

type Format = (issues: readonly Issue[], place: Workplace) => string;

const FORMATS: Readonly<Record<string, Format>> = {
  text: (issues, place) =>
    issues.length === 0 ? "No issues in content and configuration." : contentReport(issues, place),
  github: (issues, { strict }) => formatAnnotations(issues, strict),
  sarif: (issues, { strict }) => formatSarif(issues, strict),
};

/** Checks content and configuration as a build does, without building. */
export const check: Command = {
  usage: "check [--strict] [--format=text|github|sarif]",
  summary: "check all content as a build does, without building",
  example: "check --strict",
  options: { strict: { type: "boolean" }, format: { type: "string", default: "text" } },
  positionals: [0, 0],
  run: async ({ values }, place) => {
    const format = FORMATS[String(values["format"])];
    if (format === undefined) {
      throw new CommandError(
        `There is no format "${String(values["format"])}"; there are ${Object.keys(FORMATS).join(", ")}.`,
      );
    }
    const strict = place.strict || values["strict"] === true;
    const { issues } = await loadContent(place);
    place.print(format(issues, { ...place, strict }));
    return countErrors(issues, strict) > 0 ? 1 : 0;
  },
};

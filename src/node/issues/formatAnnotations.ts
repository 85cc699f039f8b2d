import { byPlace } from "./byPlace";
import { messageOf, severityOf } from "./Issue";
import type { Issue } from "./Issue";

/** Text of an annotation, in which line ends and per cent signs are escaped. */
const message = (text: string): string => text.replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

/** The value of one of its properties, which end with `,` and `:`. */
const property = (text: string): string => message(text).replace(/:/g, "%3A").replace(/,/g, "%2C");

/** Issues as workflow commands: GitHub shows each beside its line in a pull request. */
export function formatAnnotations(issues: readonly Issue[], strict: boolean): string {
  return [...issues]
    .sort(byPlace)
    .map((issue) => {
      const known = issue.known ?? [];
      const text = [
        messageOf(issue, strict),
        ...(known.length === 0 ? [] : [`known: ${known.join(", ")}`]),
        `fix: ${issue.fix}`,
      ];
      const place = `file=${property(issue.file)},line=${String(issue.line)},col=${String(issue.column)}`;
      return `::${severityOf(issue, strict)} ${place},title=${property(issue.rule)}::${message(text.join("\n"))}`;
    })
    .join("\n");
}

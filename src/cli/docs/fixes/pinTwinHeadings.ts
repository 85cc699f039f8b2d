import type { ExpressionScope } from "../../../node/content";
import type { Heading } from "../../../shared/contracts/CompiledPage";
import { anchorsOfHeadings, sourceHeadings } from "../edits/SourceHeading";
import type { Mend } from "./Mend";

/**
 * Headings that differ in case alone ("Fees", "fees"): their anchors differ by a number that depends on which comes
 * first. They get the ones that they have written out, so that none moves when one of them does.
 */
export function pinTwinHeadings(
  file: string,
  text: string,
  scope: ExpressionScope,
  compiled: readonly Heading[],
): Mend[] {
  const source = sourceHeadings(file, text, scope);
  const anchors = anchorsOfHeadings(source, compiled);
  const textsOf = new Map<string, Set<string>>();
  for (const heading of source.headings) {
    const key = heading.text.toLowerCase();
    textsOf.set(key, (textsOf.get(key) ?? new Set()).add(heading.text));
  }
  return source.headings.flatMap((heading, index): Mend[] => {
    const id = anchors[index] ?? null;
    const hasTwin = (textsOf.get(heading.text.toLowerCase())?.size ?? 0) > 1;
    // A heading underlined with signs has no place for an id.
    const isUnderlined = !text.slice(heading.start).startsWith("#");
    return !hasTwin || heading.explicit !== null || id === null || isUnderlined
      ? []
      : [
          {
            ...{ start: heading.textEnd, end: heading.end, text: ` {#${id}}` },
            message: `heading \`${heading.text}\` has a twin that differs in case -> \`{#${id}}\``,
          },
        ];
  });
}

import type { Heading } from "../../shared/contracts/CompiledPage";

/**
 * What is wrong with a heading's level below the headings before it; null if nothing is. The title is level 1, and
 * who reads a page by its outline misses what stands on a level that isn't there.
 */
export function headingOrderFault(
  { level, text }: Pick<Heading, "level" | "text">,
  before: readonly Pick<Heading, "level">[],
): { readonly message: string; readonly fix: string } | null {
  const above = before.at(-1)?.level ?? 1;
  if (level <= above + 1) {
    return null;
  }
  const below = above === 1 ? "the title" : `a heading of level ${String(above)}`;
  return {
    message: `\`${"#".repeat(level)} ${text}\` skips a level: it stands below ${below}`,
    fix: `write \`${"#".repeat(above + 1)} …\`, or a heading of level ${String(level - 1)} before it`,
  };
}

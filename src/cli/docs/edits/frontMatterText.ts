import { stringify } from "yaml";

/** Front matter of a new page: its keys in the order given, those without a value left out. */
export function frontMatterText(fields: Readonly<Record<string, unknown>>): string {
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return `---\n${stringify(present, { lineWidth: 0 })}---\n`;
}

import type { Command } from "./Command";
import { COMMANDS } from "./commands/registry";

/** All commands with what they do. */
export function helpOfAll(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  return [
    "npm run docs -- <command>",
    "",
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    "`npm run docs -- help <command>` shows what a command takes, with an example.",
    "Commands that change files take --dry-run: show what would be done.",
  ].join("\n");
}

/** What one command takes. */
export function helpOf({ usage, summary, details = [], example }: Command): string {
  return [
    `npm run docs -- ${usage}`,
    "",
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...details.flatMap((paragraph) => ["", paragraph]),
    "",
    `For example: npm run docs -- ${example}`,
  ].join("\n");
}

/** The commands whose names begin with a word, such as `new`; null where there is none. */
export function helpOfFamily(word: string): string | null {
  const family = Object.entries(COMMANDS).filter(([name]) => name.startsWith(`${word} `));
  return family.length === 0 ? null : family.map(([, command]) => helpOf(command)).join("\n\n\n");
}

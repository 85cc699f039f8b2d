import { nearest } from "../../../shared/nearest";
import { CommandError } from "../Command";
import type { Command } from "../Command";
import { check } from "./check";
import { fix } from "./fix";
import { lock } from "./lock";
import { mv } from "./mv";
import { mvHeading } from "./mvHeading";
import { newDoc } from "./newDoc";
import { newEndpoint } from "./newEndpoint";
import { newPost } from "./newPost";
import { rm } from "./rm";
import { schemas } from "./schemas";

/** All commands by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  "new doc": newDoc,
  "new post": newPost,
  "new endpoint": newEndpoint,
  mv,
  "mv-heading": mvHeading,
  rm,
  fix,
  lock,
  check,
  schemas,
};

/** The command that the words begin with, and the words behind its name. Throws for a name that no command has. */
export function findCommand(words: readonly string[]): { readonly command: Command; readonly rest: string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command !== undefined) {
      return { command, rest: words.slice(length) };
    }
  }
  const [first = ""] = words;
  const family = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `));
  const written = family.length > 0 ? words.slice(0, 2).join(" ") : first;
  const near = family.length > 0 ? family : nearest(first, Object.keys(COMMANDS));
  throw new CommandError(
    `There is no command \`${written}\`.${near.length === 0 ? "" : ` The nearest: ${near.join(", ")}.`}\n\`npm run docs -- help\` lists all.`,
  );
}

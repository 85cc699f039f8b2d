/**
 * npm run docs -- <command>: what authors do with content beyond writing it. Each command that changes files shows its
 * plan; `--dry-run` shows it and stops.
 */
import { parseArgs } from "node:util";

import { readEnvironment } from "../../node/gatsby/environment";
import { CommandError } from "./Command";
import type { Arguments, Command } from "./Command";
import { check } from "./commands/check";
import { lock } from "./commands/lock";
import { mv } from "./commands/mv";
import { recover } from "./edits/applyPlan";

const COMMANDS: Readonly<Record<string, Command>> = { check, lock, mv };

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function help(): string {
  const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    "npm run docs -- <command>",
    "",
    ...lines,
    "",
    "Commands that change files take --dry-run: show what would be done.",
  ].join("\n");
}

/** Reads the arguments of a command; throws a `CommandError` that shows its usage. */
function readArguments({ options, positionals: [least, most], usage }: Command, argv: string[]) {
  const wrong = (message: string): CommandError => new CommandError(`${message}\nUsage: npm run docs -- ${usage}`);
  try {
    const parsed = parseArgs({ args: argv, options, allowPositionals: true });
    if (parsed.positionals.length < least || parsed.positionals.length > most) {
      throw wrong(
        parsed.positionals.length < least
          ? "Something is missing."
          : `Too much: ${parsed.positionals.slice(most).join(" ")}`,
      );
    }
    // No option can be given several times.
    return { positionals: parsed.positionals, values: parsed.values as Arguments["values"] };
  } catch (error) {
    throw error instanceof CommandError ? error : wrong(error instanceof Error ? error.message : String(error));
  }
}

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === "help" || name === "--help") {
    print(help());
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new CommandError(`There is no command "${name}".\n\n${help()}`);
  }
  const root = process.cwd();
  const { contentFolder, strict } = readEnvironment(root);
  const args = readArguments(command, rest);
  const recovered = recover(root);
  if (recovered !== null) {
    print(
      recovered === "finished"
        ? "An edit that was interrupted has been finished."
        : "An edit that was interrupted has been forgotten; it had changed no file.",
    );
  }
  return command.run(args, { root, contentFolder, strict, print });
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof CommandError ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  },
);

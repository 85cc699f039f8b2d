import { parseArgs } from "node:util";

import { CommandError } from "./Command";
import type { Arguments, Command } from "./Command";

/** Reads the arguments of a command; throws a `CommandError` that shows its usage. */
export function readArguments(
  { options, positionals: [least, most], usage, example }: Command,
  argv: string[],
): Arguments {
  const wrong = (message: string): CommandError =>
    new CommandError(`${message}\nUsage: npm run docs -- ${usage}\nFor example: npm run docs -- ${example}`);
  try {
    const parsed = parseArgs({ args: argv, options, allowPositionals: true });
    if (parsed.positionals.length < least || parsed.positionals.length > most) {
      throw wrong(
        parsed.positionals.length < least
          ? "Something is missing."
          : `Too much: ${parsed.positionals.slice(most).join(" ")}`,
      );
    }
    return { positionals: parsed.positionals, values: parsed.values };
  } catch (error) {
    throw error instanceof CommandError ? error : wrong(error instanceof Error ? error.message : String(error));
  }
}

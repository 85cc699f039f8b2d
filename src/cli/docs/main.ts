/**
 * npm run docs -- <command>: what authors do with content beyond writing it. Each command that changes files shows its
 * plan; `--dry-run` shows it and stops.
 */
import { readEnvironment } from "../../node/gatsby/environment";
import { CommandError } from "./Command";
import { ignoreClosedPipe } from "./closedPipe";
import { COMMANDS, findCommand } from "./commands/registry";
import { endPendingEdit } from "./edits/pendingEdit";
import { helpOf, helpOfAll, helpOfFamily } from "./help";
import { readArguments } from "./readArguments";

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The day where the author is. */
function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function main(words: readonly string[]): Promise<number> {
  const [first, ...more] = words;
  if (first === undefined || first === "help" || first === "--help") {
    const [name = "", ...others] = more;
    const family = others.length === 0 ? helpOfFamily(name) : null;
    print(more.length === 0 ? helpOfAll() : (family ?? helpOf(findCommand(more).command)));
    return first === undefined ? 1 : 0;
  }
  const { command, rest } = findCommand(words);
  if (rest.includes("--help")) {
    print(helpOf(command));
    return 0;
  }
  const root = process.cwd();
  const { contentFolder, strict } = readEnvironment(root);
  const args = readArguments(command, rest);
  const pending = endPendingEdit(root, command === COMMANDS["check"] || args.values["dry-run"] === true);
  if (pending !== null) {
    // Beside what a command prints: that may be read by a program.
    process.stderr.write(`${pending}\n`);
  }
  return command.run(args, { root, contentFolder, strict, today: today(), print });
}

ignoreClosedPipe(process.stdout);
main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof CommandError ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  },
);

import type { ParseArgsConfig } from "node:util";

/** What the author has written behind a command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Where a command works. */
export interface Workplace {
  /** Absolute path of the project. */
  readonly root: string;
  /** Absolute path of the content folder. */
  readonly contentFolder: string;
  /** `STRICT=1`: warnings count as errors. */
  readonly strict: boolean;
  readonly print: (text: string) => void;
}

/** One command of `npm run docs`. */
export interface Command {
  /** Its arguments, as the help shows them. */
  readonly usage: string;
  /** What it does, in a sentence without a full stop. */
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Least and most positional arguments. */
  readonly positionals: readonly [least: number, most: number];
  /** Resolves with the exit code. Throws a `CommandError` for what its author can mend. */
  readonly run: (args: Arguments, place: Workplace) => Promise<number>;
}

/** What is wrong with a command, for its author: printed without a stack. */
export class CommandError extends Error {}

import type { ParseArgsConfig } from "node:util";

/** What the author has written behind a command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** Options by name; a list where one may be given several times. */
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** Where a command works. */
export interface Workplace {
  /** Absolute path of the project. */
  readonly root: string;
  /** Absolute path of the content folder. */
  readonly contentFolder: string;
  /** `STRICT=1`: warnings count as errors. */
  readonly strict: boolean;
  /** The author's calendar day: `2025-03-01`. */
  readonly today: string;
  readonly print: (text: string) => void;
}

/** One command of `npm run docs`. */
export interface Command {
  /** Its arguments, as the help shows them. */
  readonly usage: string;
  /** What it does, in a sentence without a full stop. */
  readonly summary: string;
  /** More about it, for its own help: paragraphs. */
  readonly details?: readonly string[];
  /** Arguments as an author may write them, name included. */
  readonly example: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  /** Least and most positional arguments. */
  readonly positionals: readonly [least: number, most: number];
  /** Resolves with the exit code. Throws a `CommandError` for what its author can mend. */
  readonly run: (args: Arguments, place: Workplace) => Promise<number>;
}

/** What is wrong with a command, for its author: printed without a stack. */
export class CommandError extends Error {}

import { parseArgs } from "node:util";

/** Pages of a corpus. The peers are built at the first two only: at the third one of them takes more than half an hour. */
export const SIZES = [150, 1000, 5000] as const;
export type Size = (typeof SIZES)[number];
export const PEER_SIZES: readonly Size[] = [150, 1000];

const OPTIONS = {
  all: { type: "boolean" },
  peers: { type: "boolean" },
  runs: { type: "string" },
} as const;

export const USAGE = "npm run bench -- [reader] [150] [1000] [5000] [--all] [--peers] [--runs=N]";

export interface BenchOptions {
  /** `build` times builds and the development server, `reader` what a page costs who opens it. */
  readonly mode: "build" | "reader";
  /** Ascending, without repetitions. */
  readonly sizes: readonly Size[];
  readonly peers: boolean;
  /** Builds of each kind, or first loads of each page. */
  readonly runs: (size: Size) => number;
}

/** What somebody typed isn't an option. */
export class OptionError extends Error {
  constructor(problem: string) {
    super(`${problem}\nUsage: ${USAGE}`);
  }
}

/** First loads that a figure is the median of: one is a matter of luck. */
const LOADS = 5;
/** With peers the ratios decide, and at this size a run is short enough for three. */
const COMPARED_RUNS = 3;

/** Reads the command line. Throws an `OptionError` that names what is known. */
export function readOptions(argv: readonly string[]): BenchOptions {
  const { tokens, values } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") {
      words.push(token.value);
    } else if (token.kind === "option") {
      checkOption(token.name, token.rawName, token.value);
    }
  }

  const mode = words[0] === "reader" ? "reader" : "build";
  const named = (mode === "reader" ? words.slice(1) : words).map(readSize);
  const all = values["all"] === true;
  if (all && named.length > 0) {
    throw new OptionError(`--all stands for all sizes: leave out ${named.join(", ")}, or --all.`);
  }
  const usual: readonly Size[] = mode === "reader" ? [150] : [150, 1000];
  const chosen: readonly Size[] = named.length > 0 ? named : usual;
  const runs = typeof values["runs"] === "string" ? Number(values["runs"]) : null;
  const peers = values["peers"] === true;
  return {
    mode,
    sizes: all ? SIZES : [...new Set(chosen)].sort((a, b) => a - b),
    peers,
    runs: (size) => runs ?? (mode === "reader" ? LOADS : peers && size === 150 ? COMPARED_RUNS : 1),
  };
}

function readSize(word: string): Size {
  const size = SIZES.find((known) => String(known) === word);
  if (size === undefined) {
    throw new OptionError(
      `"${word}" is neither a size nor a mode. The sizes are ${SIZES.join(", ")}, and \`reader\` comes first.`,
    );
  }
  return size;
}

function checkOption(name: string, rawName: string, value: string | undefined): void {
  const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof typeof OPTIONS] : undefined;
  if (known === undefined) {
    throw new OptionError(`There is no option "${rawName}". There are --all, --peers and --runs=N.`);
  }
  if (known.type === "boolean" && value !== undefined) {
    throw new OptionError(`${rawName} takes no value, but it has "${value}".`);
  }
  if (known.type === "string" && !/^[1-9]\d?$/.test(value ?? "")) {
    throw new OptionError(`${rawName} is a number from 1 to 99, such as ${rawName}=3, not "${value ?? ""}".`);
  }
}

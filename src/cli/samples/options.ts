import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

import { nearestFirst } from "../../shared/nearest";

export interface SampleOptions {
  /** Null: all that this machine can run. */
  readonly languages: readonly string[] | null;
  /** Ids of calls and webhooks; null: all. */
  readonly ids: readonly string[] | null;
  /** Doc ids of pages whose calls and own code are tried; null: all, unless calls are chosen. */
  readonly pages: readonly string[] | null;
  readonly workers: number;
  /** Whether what passes is written down for the pages. */
  readonly record: boolean;
}

/** So many of the known ids are named, those that look most like what was asked for first. */
const SHOWN = 8;

const USAGE =
  "Usage: npm run samples -- [--language=python]… [--call=quickPay]… [--page=quickstart/sdk]… [--workers=2] [--record]";

/** A command line that can't be carried out; the message says why. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /** `isHelp`: the text was asked for. */
  constructor(
    message: string,
    readonly isHelp = false,
  ) {
    super(message);
  }
}

/** Reads `--language <language>` and `--call <id>`, each as often as wanted, `--workers <count>` and `--record`. */
export function readOptions(
  argv: readonly string[],
  known: { languages: readonly string[]; ids: readonly string[]; pages: readonly string[] },
): SampleOptions {
  if (argv.includes("--help") || argv.includes("-h")) {
    throw new UsageError(
      `${USAGE}\nWithout options every program runs in each language that this machine has. Languages: ${known.languages.join(", ")}. --call takes the id of a call or webhook, --page the id of a page: its calls, and its own code. A language is that of the programs of calls, and with it the code of guides in it; guides/python is the latter alone. --record writes what passes to content/samples.lock, for the pages to show.`,
      true,
    );
  }
  const values = parsed(argv);
  const check = (
    name: string,
    given: readonly string[] | undefined,
    all: readonly string[],
  ): readonly string[] | null => {
    for (const one of given ?? []) {
      if (!all.includes(one)) {
        const more = all.length - SHOWN;
        throw new UsageError(
          `There is no ${name} \`${one}\`. Known: ${nearestFirst(one, all).slice(0, SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
        );
      }
    }
    return given ?? null;
  };
  const workers = values.workers ?? String(availableParallelism());
  if (!/^[1-9]\d?$/.test(workers)) {
    throw new UsageError(`--workers is a number from 1 to 99; "${workers}" came.`);
  }
  return {
    languages: check("language", values.language, known.languages),
    ids: check("call", values.call, known.ids),
    pages: check("page with calls or code", values.page, known.pages),
    workers: Number(workers),
    record: values.record ?? false,
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        language: { type: "string", multiple: true },
        call: { type: "string", multiple: true },
        page: { type: "string", multiple: true },
        workers: { type: "string" },
        record: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

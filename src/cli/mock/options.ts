import { parseArgs } from "node:util";

import { faultOfReceiver } from "./webhooks/localUrl";

/** The port where nothing else is said. */
export const PORT = 4010;

export const USAGE = `npm run mock                              starts the mock of the API on port ${PORT}
npm run mock -- --list                    lists calls and webhooks, with their pages
npm run mock -- --port 4011               on another port; 0: any that is free
npm run mock -- --webhooks <address>      sends the webhooks that a call triggers there,
                                          with its order, amount and ids
npm run mock -- --send <id> --to <address>
                                          has the running mock send one webhook, or \`all\`
npm run mock -- --send <id> --to <address> --tampered
                                          the same forged, in several ways, and judges what comes back
Addresses are on this machine, such as http://localhost:8080/notify. With --send, --port names the running mock.`;

export interface StartOptions {
  readonly kind: "start";
  readonly port: number;
  readonly receiver: string | null;
}

export interface SendOptions {
  readonly kind: "send";
  readonly port: number;
  readonly id: string;
  /** Null: where the running mock sends webhooks anyway. */
  readonly to: string | null;
  /** Whether it goes out forged. */
  readonly isTampered: boolean;
}

/** A command line that can't be carried out; the message says how it is written. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Reads the command line of `npm run mock`. */
export function readOptions(
  argv: readonly string[],
): StartOptions | SendOptions | { readonly kind: "help" } | { readonly kind: "list" } {
  const values = parsed(argv);
  if (values.help === true) {
    return { kind: "help" };
  }
  if (values.list === true) {
    if (Object.keys(values).length > 1) throw wrong("--list stands alone: it starts no mock and asks none.");
    return { kind: "list" };
  }
  const port = values.port ?? String(PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw wrong(`--port is a number from 0 to 65535; "${port}" came.`);
  }
  for (const address of [values.webhooks, values.to]) {
    const fault = address === undefined ? null : faultOfReceiver(address);
    if (fault !== null) throw wrong(fault);
  }
  if (values.send === undefined) {
    if (values.to !== undefined || values.tampered === true) {
      throw wrong("--to and --tampered belong to --send.");
    }
    return { kind: "start", port: Number(port), receiver: values.webhooks ?? null };
  }
  if (values.webhooks !== undefined) {
    throw wrong("--webhooks belongs to the start of a mock; with --send the address is --to.");
  }
  const { send: id, to = null, tampered: isTampered = false } = values;
  return { kind: "send", port: Number(port), id, to, isTampered };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: "string" },
        webhooks: { type: "string" },
        send: { type: "string" },
        to: { type: "string" },
        tampered: { type: "boolean" },
        list: { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (message: string): UsageError => new UsageError(`${message}\n\n${USAGE}`);

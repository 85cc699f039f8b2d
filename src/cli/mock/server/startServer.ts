import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

import type { SentCall } from "../webhooks/echoCall";
import type { MockAnswer } from "./MockAnswer";
import { MockError } from "./MockError";
import type { Answered } from "./answerRequest";
import { ClientGone } from "./readBody";

export interface ServerOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly answer: (request: IncomingMessage) => Promise<Answered>;
  /** Takes a line for each request. */
  readonly log: (line: string) => void;
  /** Hears of each call that has succeeded, once its answer has been sent. */
  readonly onSuccess?: (call: SentCall) => void;
}

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Milliseconds that a client may take for its headers, and for the whole request. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

/** Serves answers on 127.0.0.1. Rejects with EADDRINUSE where the port is taken. */
export async function startServer({ port, answer, log, onSuccess }: ServerOptions): Promise<RunningServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { answer: sent, outcome, call } = await outcomeOf(request, answer);
    log(`${visible(`${request.method ?? ""} ${request.url ?? ""}`)} ${sent?.status ?? "-"} ${visible(outcome)}`);
    if (sent === null) {
      response.destroy();
      return;
    }
    const length = { "Content-Length": Buffer.byteLength(sent.body) };
    response.writeHead(sent.status, { "Cache-Control": "no-store", ...length, ...sent.headers });
    response.end(sent.body, () => {
      if (call !== null) onSuccess?.(call);
    });
  };
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    (request, response) => void respond(request, response),
  );
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  return { origin: `http://127.0.0.1:${own}`, port: own, close: () => close(server) };
}

interface Outcome {
  /** Null: the client is gone. */
  readonly answer: MockAnswer | null;
  readonly outcome: string;
  readonly call: SentCall | null;
}

async function outcomeOf(request: IncomingMessage, answer: ServerOptions["answer"]): Promise<Outcome> {
  try {
    const answered = await answer(request);
    return { answer: answered.answer, outcome: answered.note, call: answered.call };
  } catch (error) {
    if (error instanceof ClientGone) {
      return { answer: null, outcome: error.message, call: null };
    }
    if (error instanceof MockError) {
      return { answer: error.answer(), outcome: `${error.code}: ${error.message}`, call: null };
    }
    const fault = new MockError("MOCK_FAULT", "This mock has a fault; its terminal shows where.");
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { answer: fault.answer(), outcome: `MOCK_FAULT: ${stack}`, call: null };
  }
}

/** What clients send is shown as it is, but can't move the cursor of the terminal. */
const visible = (text: string): string => text.replace(/(?!\n)\p{C}/gu, "\u{FFFD}");

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

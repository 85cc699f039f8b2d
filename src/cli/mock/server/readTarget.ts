import type { IncomingMessage } from "node:http";

import { MockError } from "./MockError";
import { decode } from "./Routes";

/** The address of a request. */
export interface Target {
  /** As it was sent; it may hold `%20`. */
  readonly path: string;
  /** Decoded values by name, in their order. */
  readonly query: ReadonlyMap<string, readonly string[]>;
  /** The whole URL, as the sender has to sign it. */
  readonly url: string;
}

const LOCAL = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?$/i;

/** The port that clients leave out. */
const HTTP_PORT = 80;

/** Reads the address. Throws a MockError for a form that no client of the API sends, and for names of other machines. */
export function readTarget(request: IncomingMessage): Target {
  const { url = "", headers, socket } = request;
  const host = headers.host ?? "";
  // A page of the web that has its name point to this machine would be named here.
  const local = LOCAL.exec(host);
  if (local === null || Number(local[1] ?? HTTP_PORT) !== socket.localPort) {
    throw new MockError(
      "MOCK_WRONG_HOST",
      `The header Host is \`${host}\`. Call the mock as http://127.0.0.1:${socket.localPort ?? 0}.`,
    );
  }
  if (!url.startsWith("/")) {
    throw new MockError("MOCK_BAD_URL", `The address is \`${url}\`; it begins with \`/\`.`);
  }
  const mark = url.indexOf("?");
  const [path, search] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark + 1)];
  const query = new Map<string, string[]>();
  for (const pair of search.split("&").filter((part) => part !== "")) {
    const equals = pair.indexOf("=");
    const [name, value] = (equals < 0 ? [pair, ""] : [pair.slice(0, equals), pair.slice(equals + 1)]).map((part) =>
      decode(part.replaceAll("+", " ")),
    ) as [string, string];
    query.set(name, [...(query.get(name) ?? []), value]);
  }
  return { path, query, url: `http://${host}${url}` };
}

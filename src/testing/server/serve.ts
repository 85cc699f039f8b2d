// A static server like a plain host of documentation sites: gzip, clean URLs, 404.html. The browser
// tests run against it too; `intercept` holds back or breaks single answers for them.
import { readFile, stat } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const gzip = promisify(zlib.gzip);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm/;

/** What a test wants instead of the plain answer for one path. */
export interface Interception {
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** The answer waits for it. */
  readonly until?: Promise<unknown>;
  /** The connection ends without an answer, as when the network fails. */
  readonly abort?: boolean;
  /** Status of an answer without the file, e.g. 500. */
  readonly status?: number;
  /** Body in place of the file's, e.g. HTML where JavaScript is expected. */
  readonly body?: string;
  readonly contentType?: string;
  /**
   * The body comes in pieces of about this many bytes, uncompressed, each after a while in which the browser can paint.
   * A piece ends with a tag: the first half of a word stands where the whole may not fit.
   */
  readonly pieces?: number;
}

/** Milliseconds between two pieces: longer than the browser needs for a frame. */
const BETWEEN_PIECES_MS = 20;

export interface ServeOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** Path the site lives under, such as "/portal"; everything outside answers 404. */
  readonly prefix?: string;
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked for each request with the decoded path, prefix included. */
  readonly intercept?: (pathname: string) => Interception | undefined;
}

export interface Server {
  /** Address of the site's root, prefix included, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site until it is closed. Fails with the code EADDRINUSE if the port is taken. */
export async function serve(directory: string, options: ServeOptions = {}): Promise<Server> {
  const { port = 0, prefix = "" } = options;
  const site = { root: path.resolve(directory), prefix, compressed: new Map<string, Compressed>() };
  const server = http.createServer((request, response) => {
    answer(site, options, request, response).catch((error: unknown) => {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Site {
  readonly root: string;
  readonly prefix: string;
  readonly compressed: Map<string, Compressed>;
}

interface Compressed {
  readonly modified: number;
  readonly body: Buffer;
}

async function answer(
  site: Site,
  { headers, intercept }: ServeOptions,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...headers, allow: "GET, HEAD" }).end();
    return;
  }
  const pathname = decodePath(request.url ?? "/");
  if (pathname === undefined) {
    response.writeHead(400, headers).end();
    return;
  }

  const interception = intercept?.(pathname) ?? {};
  const { delay = 0, status: forced, body: forcedBody, contentType } = interception;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  await interception.until;
  if (interception.abort) {
    response.destroy();
    return;
  }
  if (forced !== undefined || forcedBody !== undefined) {
    response.writeHead(forced ?? 200, { ...headers, "content-type": contentType ?? "text/plain; charset=utf-8" });
    response.end(forcedBody ?? "");
    return;
  }

  const asked = withoutPrefix(pathname, site.prefix);
  const found = asked === undefined ? undefined : await findFile(site.root, asked);
  const file = found ?? (await fileAt(path.join(site.root, "404.html")));
  if (file === undefined) {
    response.writeHead(404, { ...headers, "content-type": "text/plain" }).end("Not found");
    return;
  }

  const etag = `W/"${file.size.toString(36)}-${file.modified.toString(36)}"`;
  if (found && request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const type = TYPES[path.extname(file.name)] ?? "application/octet-stream";
  const accepted = request.headers["accept-encoding"]?.includes("gzip") ?? false;
  const { pieces } = interception;
  const zipped = accepted && COMPRESSIBLE.test(type) && pieces === undefined;
  const body = zipped ? await compress(site, file) : await readFile(file.name);
  response.writeHead(found ? 200 : 404, {
    "content-type": type,
    "content-length": body.length,
    ...(COMPRESSIBLE.test(type) ? { vary: "accept-encoding" } : {}),
    ...(zipped ? { "content-encoding": "gzip" } : {}),
    // Kept by the browser, but asked about each time: a new build shows at the next visit.
    "cache-control": "no-cache",
    etag,
    ...headers,
  });
  if (pieces !== undefined && request.method !== "HEAD") {
    for (let at = 0; at < body.length && !response.destroyed;) {
      const tagEnd = body.indexOf(">", at + pieces);
      const end = tagEnd === -1 ? body.length : tagEnd + 1;
      response.write(body.subarray(at, end));
      at = end;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_PIECES_MS));
    }
    response.end();
    return;
  }
  response.end(request.method === "HEAD" ? undefined : body);
}

function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.replace(/[?#].*$/s, ""));
    return pathname.includes("\0") ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function withoutPrefix(pathname: string, prefix: string): string | undefined {
  if (pathname === prefix) return "/";
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}

interface Found {
  readonly name: string;
  readonly size: number;
  readonly modified: number;
}

async function fileAt(name: string): Promise<Found | undefined> {
  try {
    const stats = await stat(name);
    return stats.isFile() ? { name, size: stats.size, modified: stats.mtimeMs } : undefined;
  } catch {
    return undefined;
  }
}

/** Clean URLs: /x is the file x, x.html or x/index.html. Nothing outside the root is ever served. */
async function findFile(root: string, pathname: string): Promise<Found | undefined> {
  const name = path.join(root, pathname);
  if (name !== root && !name.startsWith(root + path.sep)) return undefined;
  return (
    (await fileAt(name)) ??
    (await fileAt(`${name.replace(/[\\/]$/, "")}.html`)) ??
    (await fileAt(path.join(name, "index.html")))
  );
}

async function compress(site: Site, { name, modified }: Found): Promise<Buffer> {
  const known = site.compressed.get(name);
  if (known?.modified === modified) return known.body;
  const body = await gzip(await readFile(name));
  site.compressed.set(name, { modified, body });
  return body;
}

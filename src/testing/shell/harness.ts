// What a test of the shell needs: see README.md. Browser, servers and pages start when they are first used, and end
// by themselves: pages and rules of servers with their test, the rest with the test file.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

import { heightFor, launchBrowser, DESKTOP } from "../browser/chromium";
import { connectionScript, type Connection } from "../browser/connection";
import { SHIFT_SCRIPT } from "../browser/layoutShift";
import { logOf, type PageLog } from "../browser/pageLog";
import { hydrated } from "../browser/settled";
import { STORAGE_SCRIPTS, type StorageMode } from "../browser/storage";
import { serveControlled, type ControlledServer } from "../server/controlled";
import type { Site } from "./sites";

export { activeElementPath, boxOf, hasFocusIn, isOnTop, type Box } from "../browser/boxes";
export { DESKTOP, PHONE } from "../browser/chromium";
export { eachOf } from "../browser/eachOf";
export { stopsTo, tab } from "../browser/keyboard";
export { layoutShift } from "../browser/layoutShift";
export { hydrated, idle, laidOut, scrolled } from "../browser/settled";
export { fixture, shipped, type Site } from "./sites";

export interface OpenOptions {
  /** Size of the window in pixels: 1440 by 900, or as high as a phone for 390. */
  readonly width?: number;
  readonly height?: number;
  /** Default: true. */
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  readonly colorScheme?: "light" | "dark";
  /** Such as "Asia/Kuala_Lumpur". Default: UTC. */
  readonly timezone?: string;
  /** A storage that doesn't work. */
  readonly storage?: StorageMode;
  /** What is in localStorage at first. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly touch?: boolean;
  readonly connection?: Connection;
  /** The processor is so many times slower. */
  readonly slowdown?: number;
  /** Scripts that run before those of every page. */
  readonly before?: readonly string[];
  /** Let the test go on before React has taken over: at `load`, or as soon as the answer begins (`commit`). */
  readonly until?: "hydrated" | "load" | "commit";
  /** Keep the page until the end of the file, for a page that several tests share. */
  readonly keep?: boolean;
  /** Open the page in a context that is there, as another tab of the same reader. */
  readonly context?: BrowserContext;
}

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: ControlledServer;
  readonly log: PageLog;
  /** Address of a path of the site, prefix included. */
  readonly url: (path: string) => string;
  /** Loads another path in the same page, and waits as `openPage` did. */
  readonly goto: (path: string) => Promise<void>;
  /** Path of the page's address without prefix, with query and hash. */
  readonly path: () => string;
}

let browser: Promise<Browser> | undefined;
const servers = new Map<string, Promise<ControlledServer>>();
const contexts: BrowserContext[] = [];
const kept: BrowserContext[] = [];

const closeAll = (open: BrowserContext[]): Promise<unknown> => Promise.all(open.splice(0).map((one) => one.close()));

afterEach(async () => {
  await closeAll(contexts);
  for (const server of servers.values()) (await server).reset();
});

afterAll(async () => {
  await closeAll(kept);
  await (await browser)?.close();
  for (const server of servers.values()) await (await server).close();
});

/** The server of a site; the same one for all tests of a file, without rules at the start of each. */
export function serverOf({ folder, prefix, headers }: Site): Promise<ControlledServer> {
  const key = JSON.stringify([folder, prefix, headers]);
  const server = servers.get(key) ?? serveControlled(folder, { prefix, ...(headers ? { headers } : {}) });
  servers.set(key, server);
  return server;
}

async function newContext(options: OpenOptions, { origin }: URL): Promise<BrowserContext> {
  const { width = DESKTOP, height = heightFor(width), javaScript = true, timezone = "UTC" } = options;
  const settings: BrowserContextOptions = {
    viewport: { width, height },
    javaScriptEnabled: javaScript,
    timezoneId: timezone,
    hasTouch: options.touch ?? false,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    colorScheme: options.colorScheme ?? "light",
    storageState: { cookies: [], origins: [{ origin, localStorage: storedItems(options.stored) }] },
  };
  browser ??= launchBrowser();
  const context = await (await browser).newContext(settings);
  (options.keep ? kept : contexts).push(context);
  const scripts = [
    SHIFT_SCRIPT,
    ...(options.connection ? [connectionScript(options.connection)] : []),
    ...(options.storage ? [STORAGE_SCRIPTS[options.storage]] : []),
    ...(options.before ?? []),
  ];
  for (const content of scripts) await context.addInitScript({ content });
  return context;
}

const storedItems = (stored: Readonly<Record<string, string>> = {}) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }));

/**
 * Opens a path of a site ("/docs/bank-code?x=1#y", without prefix) in a new window of a new reader, and waits until the
 * page is ready: hydrated, or loaded where JavaScript is off.
 */
export async function openPage(site: Site, path: string, options: OpenOptions = {}): Promise<Opened> {
  const server = await serverOf(site);
  const context = options.context ?? (await newContext(options, new URL(server.url)));
  const page = await context.newPage();
  const log = logOf(page);
  if (options.slowdown !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
  }
  const { until = options.javaScript === false ? "load" : "hydrated" } = options;
  const url = (asked: string): string => server.url + asked;
  const goto = async (asked: string): Promise<void> => {
    await page.goto(url(asked), { waitUntil: until === "commit" ? "commit" : "load" });
    if (until === "hydrated") await hydrated(page);
  };
  await goto(path);
  return {
    page,
    context,
    server,
    log,
    url,
    goto,
    path: () => page.url().slice(server.url.length) || "/",
  };
}

/** Follows a link without the pointer's way to it, which would prefetch the page. */
export function follow({ page, url }: Opened, path: string): Promise<void> {
  return page.evaluate(
    (to) => {
      const a = document.createElement("a");
      a.href = to;
      document.querySelector("main")?.append(a);
      a.click();
      a.remove();
    },
    url(path).replace(/^https?:\/\/[^/]+/, ""),
  );
}

// Every page with storage that is blocked, that throws or that is full: nothing breaks, and one line says so.
import type { Browser, BrowserContext, Page } from "playwright-core";

import { eachOf } from "../browser/eachOf";
import { logOf } from "../browser/pageLog";
import { hydrated } from "../browser/settled";
import { STORAGE_SCRIPTS, type StorageMode } from "../browser/storage";
import { Tabs } from "../browser/Tabs";
import { DESKTOP, launchBrowser, openContext, PHONE, serveBuiltSite } from "./browser";
import { builtSite, FULL } from "./builtSite";
import type { Server } from "../server/serve";

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const MODES = Object.keys(STORAGE_SCRIPTS) as StorageMode[];
const { pages } = builtSite();
/** Every page in every mode, or in one of them by turns. */
const visits = pages.flatMap(({ route }, index) =>
  MODES.filter((_, turn) => FULL || turn === index % MODES.length).map((mode) => ({ route, mode })),
);

async function contextWith(script: string, width: number): Promise<BrowserContext> {
  const context = await openContext(browser, width);
  await context.addInitScript({ content: script });
  return context;
}

/** What a page says against it. */
async function look(tabs: Tabs, url: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (page: Page): Promise<void> => {
    const log = logOf(page);
    try {
      await page.goto(url, { waitUntil: "load" });
      await hydrated(page);
      if (log.warnings.length > 1) found.push(...log.warnings.map((text) => `one of several warnings: ${text}`));
    } finally {
      found.push(...log.problems());
    }
  };
  await tabs.use(visit).catch((error: unknown) => {
    found.push(`didn't settle: ${String(error).split("\n", 1)[0] ?? ""}`);
  });
  return found;
}

test("no page fails, and none warns more than once [storage.blocked, storage.guarded, error.storage]", async () => {
  const problems: string[] = [];
  for (const mode of MODES) {
    const contexts = await Promise.all([PHONE, DESKTOP].map((width) => contextWith(STORAGE_SCRIPTS[mode], width)));
    const tabs = contexts.map((context) => new Tabs(context));
    const own = visits.filter((visit) => visit.mode === mode);
    await eachOf([...own.entries()], 4, async ([index, { route }]) => {
      const found = await look(tabs[index % 2]!, server.url + route);
      problems.push(...found.map((problem) => `${route}, storage ${mode}: ${problem}`));
    });
    await Promise.all(contexts.map((context) => context.close()));
  }
  expect(problems.sort()).toEqual([]);
  expect(visits.length).toBeGreaterThan(130);
}, 900_000);

test.each([
  ["an error", "console.error('planted')", "console: planted"],
  ["two warnings", "console.warn('one'); console.warn('two')", "one of several warnings: two"],
])("this check sees %s", async (_, script, problem) => {
  const context = await contextWith(`${STORAGE_SCRIPTS.full}\n${script}`, DESKTOP);
  expect(await look(new Tabs(context), `${server.url}/`)).toContainEqual(expect.stringContaining(problem));
  await context.close();
});

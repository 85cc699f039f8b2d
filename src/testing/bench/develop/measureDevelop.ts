import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Browser, Page } from "playwright-core";

import { readPageText } from "../pageText";
import { spawnGroup, type ProcessGroup } from "../process/spawnGroup";
import { formatValue } from "../report/formatValue";
import { median } from "../report/median";
import type { Results } from "../report/Results";
import { OPENED } from "../samplePages";
import type { ProjectTool } from "../tools/project";
import type { Corpus } from "../tools/Tool";
import { freePort } from "./freePort";
import { listens } from "./listens";
import { shownAt } from "./shownAt";

const EDITS = 5;
const AGAIN_MS = 100;
/** The server has worked an edit off once it has been silent for so long: authors don't save twice a second. */
const SILENCE_MS = 2000;
const TOO_LONG_MS = 300_000;

/**
 * Starts `npm run dev` without caches and takes the time until a docs page can be read in the browser, then that from
 * a saved edit of this page until it shows.
 */
export async function measureDevelop(
  project: ProjectTool,
  browser: Browser,
  corpus: Corpus,
  results: Results,
): Promise<void> {
  project.reset(corpus);
  const source = project.sourceOf(OPENED);
  const { opening } = readPageText(readFileSync(source, "utf8"));
  const port = await freePort();
  const context = await browser.newContext();
  const page = await context.newPage();
  const begin = Date.now();
  const server = spawnGroup(process.execPath, [path.join(project.folder, "src/cli/dev.mjs"), "--port", String(port)], {
    cwd: project.folder,
    env: project.env,
  });
  try {
    await unlessEnded(server, open(page, server, port, project.addressOf(OPENED)));
    const start = ((await unlessEnded(server, shownAt(page, opening))) - begin) / 1000;
    results.add(project.name, corpus.pages, "developStart", start);

    const edits: number[] = [];
    for (let edit = 1; edit <= EDITS; edit++) {
      await silence(server);
      const sentence = `Sentence number ${String(edit)} is new.`;
      const shown = shownAt(page, sentence);
      const saved = Date.now();
      appendFileSync(source, `\n${sentence}\n`);
      edits.push(((await unlessEnded(server, shown)) - saved) / 1000);
    }
    for (const seconds of edits) {
      results.add(project.name, corpus.pages, "developEdit", seconds);
    }
    console.log(
      `${project.name}, ${String(corpus.pages)} pages: dev shows a page after ${formatValue(start, "s")}, an edit after ${formatValue(median(edits) ?? NaN, "s")} (${edits.map((seconds) => formatValue(seconds, "s")).join(", ")})`,
    );
  } finally {
    server.kill();
    await server.ended;
    await context.close();
  }
}

/** Opens a page as soon as the server listens. Until then the browser is left alone: its error pages cost time. */
async function open(page: Page, { child }: ProcessGroup, port: number, address: string): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    await pause(AGAIN_MS);
  }
  const url = `http://localhost:${String(port)}${address}`;
  while (!(await page.goto(url, { waitUntil: "commit", timeout: TOO_LONG_MS }))?.ok()) {
    await pause(AGAIN_MS);
  }
}

/** Waits for something that the server has to do; fails with its output when it ends, or takes too long. */
async function unlessEnded<T>(server: ProcessGroup, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const fail = (why: string): never => {
    throw new Error(`the development server ${why}:\n${server.output()}`);
  };
  try {
    return await Promise.race([
      work,
      server.ended.then(() => fail("ended")),
      new Promise<void>((resolve) => (timer = setTimeout(resolve, TOO_LONG_MS))).then(() =>
        fail(`did nothing for ${String(TOO_LONG_MS / 1000)} s`),
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function silence(server: ProcessGroup): Promise<void> {
  for (let before = -1; before !== server.output().length;) {
    before = server.output().length;
    await pause(SILENCE_MS);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import path from "node:path";

import type { Browser } from "playwright-core";

import { copyProject } from "../../cli/warm/projectCopy";
import { readSearchData } from "../../shared/search/SearchData";
import { search } from "../../shared/search/search";
import { collectErrors, DESKTOP, launchBrowser, openContext } from "../build/browser";

/**
 * What only development mode shows: GraphiQL's queries, React's hydration and prop warnings in full, and a saved edit.
 * Runs `npm run dev` in a copy of the project.
 */
const root = process.cwd();
const copy = copyProject(root);
let server: ChildProcess;
let log = "";
let url: string;

/** One page of each template. */
const PAGES = [
  "/",
  "/docs/v2/payment/quick-pay",
  "/docs/error-codes",
  "/docs/downloads/logo",
  "/docs",
  "/blog",
  "/blog/welcome",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/acme-pay",
  "/Footer/",
  "/sitemap",
  "/404.html",
];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Asks until the answer is what it should be; fails when the server has ended. */
async function until<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`npm run dev ended:\n${log}`);
    }
    const answer = await ask().catch(() => null);
    if (answer !== null) {
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

interface QueryResult {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
}

async function query(text: string): Promise<QueryResult> {
  const response = await fetch(`${url}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: text }),
  });
  return (await response.json()) as QueryResult;
}

/** The page data that a frame of Gatsby's socket brings; null for other frames. */
function resultIn(frame: string): unknown {
  const [, json = "null"] = /^42(\[.*\])$/s.exec(frame) ?? [];
  const [, message] = (JSON.parse(json) ?? []) as [string?, { type: string; payload: { result?: unknown } }?];
  return message?.type === "pageQueryResult" ? message.payload.result : null;
}

/** Whether the search that the server offers now finds a page by a word. */
async function isFound(page: string, word: string): Promise<boolean> {
  const [documents = "", index = ""] = await Promise.all(
    ["search-doc.json", "search-index.json"].map(async (name) => (await fetch(`${url}/${name}`)).text()),
  );
  const everything = { locale: "en", version: null, area: null, offset: 0, limit: 10 };
  const { pages } = search({ typed: word, ...everything }, readSearchData(documents, index));
  return pages.some((one) => one.path === page);
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${String(port)}`;
  server = spawn(process.execPath, ["src/cli/dev.mjs", "--port", String(port)], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: "development", CI: "true" },
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  await until(async () => ((await fetch(url)).ok && log.includes("You can now view") ? true : null));
}, 300_000);

afterAll(() => {
  server.kill("SIGTERM");
  rmSync(copy.folder, { recursive: true, force: true });
});

describe("GraphiQL", () => {
  const contributing = readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8");
  const queries = [...contributing.matchAll(/^```graphql\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? "");
  const named = queries.map((text): [name: string, text: string] => [/query (\w+)/.exec(text)?.[1] ?? text, text]);

  test("has the queries to try in CONTRIBUTING", () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(13);
  });

  test.each(named)("answers %s", async (_name, text) => {
    const { data, errors } = await query(text);
    expect(errors).toBeUndefined();
    // An answer without a single value would mean that the query asks for nothing.
    expect(JSON.stringify(data)).toMatch(/:(?:"[^"]|\d|true|false)/);
  });

  test("describes every field of the domain types", async () => {
    const { data } = await query(
      `{ ${[
        "DocPage",
        "DocsVersion",
        "BlogPost",
        "BlogTag",
        "ContentPage",
        "SiteConfig",
        ...["ApiOperation", "ApiSchema", "ApiField", "ErrorCode", "Webhook"],
        "SidebarCategory",
        "SidebarLink",
      ]
        .map((name) => `${name}: __type(name: "${name}") { description }`)
        .join(" ")} }`,
    );
    const descriptions = Object.values(data ?? {}) as { description: string | null }[];
    expect(descriptions).toHaveLength(13);
    expect(descriptions.filter(({ description }) => (description ?? "") === "")).toEqual([]);
  });
});

describe("pages in development mode", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser.close());

  test.each(PAGES)("%s has no message of level error on the console", async (page) => {
    const context = await openContext(browser, DESKTOP);
    try {
      const tab = await context.newPage();
      const errors = collectErrors(tab);
      await tab.goto(url + page, { waitUntil: "load" });
      await tab.waitForFunction(() => document.querySelector("h1") !== null);
      // React has hydrated or rendered once its own keys stand on the root's first child.
      await tab.waitForFunction(() => {
        const rendered = document.querySelector("#___gatsby > *");
        return rendered !== null && Object.keys(rendered).some((key) => key.startsWith("__react"));
      });
      expect(errors()).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test("a saved edit shows, as soon as it is compiled and as Gatsby's queries find it later", async () => {
    const context = await openContext(browser, DESKTOP);
    try {
      const tab = await context.newPage();
      const sent: unknown[] = [];
      tab.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => {
          const result = resultIn(String(payload));
          if (JSON.stringify(result).includes("sandpiper")) sent.push(result);
        });
      });
      await tab.goto(`${url}/docs/product-terms`);
      await tab.waitForSelector("h1");
      const file = path.join(copy.folder, "content/docs/product-terms.mdx");
      writeFileSync(file, `${readFileSync(file, "utf8")}\nThe sandpiper was added just now.\n`);
      await tab.getByText("The sandpiper was added just now.").waitFor({ timeout: 60_000 });
      // Once for the preview, and once more when Gatsby has run its queries.
      await until(() => Promise.resolve(sent.length > 1 ? true : null));
      const written = path.join(copy.folder, "public/page-data/docs/product-terms/page-data.json");
      expect(sent[0]).toEqual(JSON.parse(readFileSync(written, "utf8")));
    } finally {
      await context.close();
    }
  }, 120_000);
});

describe("search in development mode", () => {
  const file = path.join(copy.folder, "content/docs/sms/lapwing.mdx");
  const isListed = (listed: boolean) => async () =>
    (await isFound("/docs/sms/lapwing", "lapwing")) === listed ? true : null;

  test("finds a saved edit", async () => {
    const edited = path.join(copy.folder, "content/docs/bank-code.mdx");
    expect(await isFound("/docs/bank-code", "turnstone")).toBe(false);
    writeFileSync(edited, `${readFileSync(edited, "utf8")}\nThe turnstone was added just now.\n`);
    await until(async () => ((await isFound("/docs/bank-code", "turnstone")) ? true : null));
  }, 120_000);

  test("finds a new page, and a deleted one no more", async () => {
    writeFileSync(file, "---\ntitle: Lapwing\ndescription: A page of a moment.\nkind: guide\n---\n\nText.\n");
    expect(await until(isListed(true))).toBe(true);
    rmSync(file);
    expect(await until(isListed(false))).toBe(true);
  }, 240_000);
});

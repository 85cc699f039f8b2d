// The API reference as it is served: one style sheet for all pages, one choice of language, programs that can be copied.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { DESKTOP, eachOf, hydrated, launchBrowser, openContext, PHONE, serveBuiltSite } from "./browser";
import { builtSite, PREFIX, PUBLIC_DIR, type BuiltPage } from "./builtSite";
import { attribute, elementsNamed, parseDocument, type HtmlDocument } from "./htmlTree";
import type { Server } from "../server/serve";

const { pages } = builtSite();
const withCalls = pages.filter(({ html }) => html.includes('<div class="op"'));
/** The page with the most calls, and with it the most groups of tabs. */
const longest = withCalls.reduce<BuiltPage | undefined>(
  (most, page) =>
    page.html.split('<div class="op"').length > (most?.html.split('<div class="op"').length ?? 0) ? page : most,
  undefined,
);
const longestRoute = longest?.route ?? "";

/** What is wrong with the way a page gets the site's style sheet. */
function styleProblems(document: HtmlDocument, exists: (href: string) => boolean): string[] {
  const inlined = elementsNamed(document, "style").filter(
    (style) => attribute(style, "data-identity") === "gatsby-global-css",
  );
  const linked = elementsNamed(document, "link")
    .filter((link) => attribute(link, "rel") === "stylesheet")
    .map((link) => attribute(link, "href") ?? "");
  return [
    ...inlined.map(() => "the style sheet is written into the page"),
    ...(linked.length === 0 ? ["no style sheet is linked"] : []),
    ...linked.filter((href) => !exists(href)).map((href) => `there is no ${href}`),
  ];
}

const isBuilt = (href: string): boolean => {
  try {
    return href.startsWith(`${PREFIX}/`) && readFileSync(path.join(PUBLIC_DIR, href.slice(PREFIX.length))).length > 0;
  } catch {
    return false;
  }
};

test("every page, the not-found page too, links the one style sheet", () => {
  expect(
    pages.flatMap(({ route, document }) => styleProblems(document, isBuilt).map((text) => `${route}: ${text}`)),
  ).toEqual([]);
});

test.each([
  [
    '<style data-identity="gatsby-global-css">p{}</style><link rel="stylesheet" href="/a.css">',
    "written into the page",
  ],
  ["<title>A</title>", "no style sheet is linked"],
  ['<link rel="stylesheet" href="/b.css">', "there is no /b.css"],
])("a planted fault is seen: %s", (head, problem) => {
  const problems = styleProblems(parseDocument(`<!doctype html><head>${head}</head>`), (href) => href === "/a.css");
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

describe("in a browser", () => {
  let server: Server;
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function open(search = "", width = DESKTOP, javaScript = true): Promise<Page> {
    const context = await openContext(browser, width, javaScript);
    contexts.push(context);
    const page = await context.newPage();
    if (search !== "") {
      // Held, not failed: a page whose bundles fail is loaded again.
      await page.route("**/*.js", (route) => (search.includes("no-bundle") ? undefined : route.continue()));
    }
    await page.goto(`${server.url}${longestRoute}${search}`, {
      waitUntil: search.includes("no-bundle") ? "domcontentloaded" : "load",
    });
    return page;
  }

  /** Values of the panels that are seen, of groups that have the value and of all others. */
  const seen = (page: Page, sync: string, value: string) =>
    page.evaluate(
      ({ sync: name, value: chosen }) => {
        const panelsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>(":scope > .tab-panel")];
        const groups = [...document.querySelectorAll(`.tabs[data-sync="${name}"]`)].filter((group) =>
          group.checkVisibility(),
        );
        const shown = groups.map((group) => {
          const values = panelsOf(group).map((panel) => panel.dataset["value"]);
          const expected = values.includes(chosen) ? chosen : values[0];
          const visible = panelsOf(group).filter((panel) => panel.checkVisibility());
          return visible.length === 1 && visible[0]?.dataset["value"] === expected;
        });
        return { groups: shown.length, wrong: shown.filter((right) => !right).length };
      },
      { sync, value },
    );

  test("the language and the environment of the address show before any bundle runs", async () => {
    const page = await open("?lang=java&env=production&no-bundle");
    expect(await seen(page, "language", "java")).toMatchObject({ wrong: 0 });
    expect(await seen(page, "environment", "production")).toMatchObject({ wrong: 0 });
    // The check sees a wrong one.
    const other = await seen(page, "language", "go");
    expect(other.wrong).toBeGreaterThan(0);
  });

  test("the choice is remembered over pages, and follows a click without moving the tab (C1, C3) [tabs.synced, tabs.steady]", async () => {
    const page = await open("?lang=java");
    await hydrated(page);
    expect(await seen(page, "language", "java")).toMatchObject({ wrong: 0 });
    const tabs = page.locator('.op-side .tab[data-value="python"]');
    const tab = tabs.nth(Math.min(2, (await tabs.count()) - 1));
    await tab.scrollIntoViewIfNeeded();
    const before = await tab.boundingBox();
    await tab.click();
    const after = await tab.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 100))).toBeLessThanOrEqual(1);
    expect(new URL(page.url()).search).toBe("?lang=python");
    await page.goto(`${server.url}${withCalls.find(({ route }) => route !== longestRoute)?.route ?? ""}`);
    expect(await seen(page, "language", "python")).toMatchObject({ wrong: 0 });
  });

  test("Copy gives the complete program [code.copy]", async () => {
    const page = await open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hydrated(page);
    const figure = page.locator("figure[data-program]:visible").first();
    const address = (await figure.getAttribute("data-program")) ?? "";
    await figure.getByRole("button", { name: /^Copy complete program/ }).click();
    await figure.getByRole("button", { name: /^Copied/ }).waitFor();
    const program = readFileSync(path.join(PUBLIC_DIR, address.slice(PREFIX.length)), "utf8");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(program);
    expect(program.length).toBeGreaterThan((await figure.locator("code").innerText()).length);
  });

  test("without JavaScript every language and both hosts can be read [no-script.complete]", async () => {
    const page = await open("", DESKTOP, false);
    const panels = page.locator(".op-side .tab-panel, .op-url .tab-panel");
    const hidden = await panels.evaluateAll((all) => all.filter((panel) => !panel.checkVisibility()).length);
    expect([await panels.count(), hidden]).toEqual([expect.any(Number), 0]);
  });

  test("nothing but code and tables scrolls sideways, with all fields unfolded", async () => {
    const faults: string[] = [];
    for (const width of [PHONE, 996, 1200, DESKTOP]) {
      const context = await openContext(browser, width);
      contexts.push(context);
      const widest = [longestRoute, ...withCalls.slice(0, 6).map(({ route }) => route)];
      await eachOf(widest, 2, async (route) => {
        const page = await context.newPage();
        await page.goto(`${server.url}${route}`);
        const overflow = await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) {
            details.open = true;
          }
          const root = document.documentElement;
          return root.scrollWidth - root.clientWidth;
        });
        if (overflow > 0) faults.push(`${route} at ${String(width)}: ${String(overflow)} px`);
        await page.close();
      });
    }
    expect(faults).toEqual([]);
  });

  test("samples stand beside their call on wide windows and above its fields on narrow ones", async () => {
    const place = async (width: number) => {
      const page = await open("", width);
      return page.evaluate(() => {
        const box = (name: string) => document.querySelector(`.op:has(.op-side) .${name}`)!.getBoundingClientRect();
        return {
          side: box("op-side").left >= box("op-parts").right,
          above: box("op-side").bottom <= box("op-parts").top,
        };
      });
    };
    expect(await place(DESKTOP)).toEqual({ side: true, above: false });
    expect(await place(996)).toEqual({ side: false, above: true });
  });
});

// With JavaScript off: every docs page is reached by links that are seen, and all of its text is read.
import type { Browser, Page } from "playwright-core";
import { DESKTOP, launchBrowser, openContext, PHONE, serveBuiltSite } from "./browser";
import { builtSite, FULL, PREFIX, siteSettings } from "./builtSite";
import { articleOf, attribute, squeeze, textsOf, type HtmlDocument, type Element } from "./htmlTree";
import { specRoutes } from "./specRoutes";
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

const documents = new Map(builtSite().pages.map(({ route, document }) => [route, document]));
const docsRoutes = specRoutes(siteSettings().slug).filter((route) => route.startsWith("/docs"));

/** Text for which another one stands while JavaScript is off, or that opens without it. */
function isHiddenByDesign(element: Element): boolean {
  return (
    attribute(element, "role") === "tablist" ||
    (attribute(element, "class") ?? "").split(" ").includes("needs-js") ||
    attribute(element, "hidden") !== undefined ||
    (element.tagName === "details" && attribute(element, "open") === undefined)
  );
}

/** Pieces of a page's own text that can't be read on the page as shown. */
function unreadable(document: HtmlDocument, shown: string): string[] {
  const own = articleOf(document);
  if (!own) return ["the whole page"];
  const visible = squeeze(shown);
  return [...textsOf(own, isHiddenByDesign)].filter((text) => !visible.includes(squeeze(text)));
}

/** What a reader sees: the text of the article, and where the links in view lead. */
function look(page: Page): Promise<{ text: string; links: string[] }> {
  return page.evaluate(() => {
    const own = document.querySelector<HTMLElement>("article") ?? document.querySelector<HTMLElement>("main");
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    return {
      text: own?.innerText ?? "",
      links: links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map(({ href }) => href),
    };
  });
}

/** Route of an address within the docs, or undefined. */
function docsRoute(address: string): string | undefined {
  const url = new URL(address);
  const root = new URL(server.url);
  if (url.origin !== root.origin || !url.pathname.startsWith(`${PREFIX}/`)) return undefined;
  const route = decodeURIComponent(url.pathname.slice(PREFIX.length)).replace(/\/$/, "");
  return /^\/docs(\/|$)/.test(route) ? route : undefined;
}

test.each(FULL ? [PHONE, DESKTOP] : [PHONE])(
  "from /docs every docs page is reached by links, and all of its text is shown, at %i px [no-script.complete, routes.docs-pages]",
  async (width) => {
    const context = await openContext(browser, width, false);
    const page = await context.newPage();
    const queue = ["/docs"];
    const reached = new Set(queue);
    const lost: string[] = [];
    for (const route of queue) {
      await page.goto(server.url + route, { waitUntil: "domcontentloaded" });
      const { text, links } = await look(page);
      const document = documents.get(route);
      if (document) lost.push(...unreadable(document, text).map((piece) => `${route}: ${piece}`));
      for (const next of links.flatMap((link) => docsRoute(link) ?? [])) {
        if (reached.has(next)) continue;
        reached.add(next);
        queue.push(next);
      }
    }
    await context.close();
    expect(docsRoutes.filter((route) => !reached.has(route))).toEqual([]);
    expect(lost).toEqual([]);
  },
);

test("every other page shows all of its text, leads to the list of all pages and to the bar's links [no-script.complete, decision.sitemap]", async () => {
  const context = await openContext(browser, PHONE, false);
  const page = await context.newPage();
  const others = builtSite().pages.filter(({ route }) => !route.startsWith("/docs"));
  const problems: string[] = [];
  for (const { route, document } of others) {
    await page.goto(server.url + route, { waitUntil: "domcontentloaded" });
    const { text, links } = await look(page);
    const paths = links.map((link) => new URL(link).pathname.slice(PREFIX.length));
    const missing = ["/sitemap", "/docs/introduction/overview", "/docs/quickstart/sdk"].filter(
      (path) => !paths.includes(path),
    );
    problems.push(...missing.map((path) => `${route} has no link to ${path}`));
    problems.push(...unreadable(document, text).map((piece) => `${route}: ${piece}`));
  }
  await context.close();
  expect(problems).toEqual([]);
  expect(others.length).toBeGreaterThan(8);
});

describe("this check sees", () => {
  async function lookAt(body: string) {
    const context = await openContext(browser, PHONE, false);
    const page = await context.newPage();
    await page.setContent(`<!DOCTYPE html><body>${body}</body>`);
    const seen = await look(page);
    await context.close();
    return seen;
  }

  test("a link that is hidden", async () => {
    const { links } = await lookAt(`
      <a href="https://a.example">a</a>
      <nav style="display: none"><a href="https://b.example">b</a></nav>
      <nav style="visibility: hidden"><a href="https://c.example">c</a></nav>`);
    expect(links).toEqual(["https://a.example/"]);
  });

  test("text that is hidden", async () => {
    const html = `<article><p>one two</p><p style="display: none">three</p><details><summary>more</summary>four</details></article>`;
    const { text } = await lookAt(html);
    const { parseDocument } = await import("./htmlTree");
    expect(unreadable(parseDocument(html), text)).toEqual(["three"]);
  });

  test("scripts that run in spite of it", async () => {
    const { text } = await lookAt(`<article></article><script>document.querySelector("article").append("x")</script>`);
    expect(text).toBe("");
  });
});

// Every page in a real browser with JavaScript: nothing is logged as an error, nothing fails to
// load, no request leaves the site, and script adds no text that the HTML didn't have.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { ALL_WIDTHS, collectErrors, DESKTOP, eachOf, hydrated, idle } from "./browser";
import { launchBrowser, openContext, PHONE, serveBuiltSite } from "./browser";
import { builtSite, FULL, type BuiltPage } from "./builtSite";
import { articleOf, squeeze, textsOf, type HtmlDocument } from "./htmlTree";
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

const { pages } = builtSite();

/** Each page at every width, or, sampled, each page at one of the two: neighbors get different ones. */
const visits: readonly { page: BuiltPage; width: number }[] = FULL
  ? pages.flatMap((page) => ALL_WIDTHS.map((width) => ({ page, width })))
  : pages.map((page, index) => ({ page, width: index % 2 === 0 ? PHONE : DESKTOP }));

/** Texts of the article as script has left it; controls and islands are script's own. */
function liveTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.querySelector("article") ?? document.querySelector("main");
    if (!own) return [];
    const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("button, script, style, noscript, [data-island], [aria-live]")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? "");
    return texts;
  });
}

/** Texts that only script has put there. */
function addedTexts(written: HtmlDocument, live: readonly string[]): string[] {
  const own = articleOf(written);
  const text = own ? squeeze([...textsOf(own)].join("")) : "";
  return live.filter((piece) => !text.includes(squeeze(piece)));
}

const contexts = new Map<number, Promise<BrowserContext>>();

/** One context a width: its pages share the browser's cache, as a reader's do. */
function contextOf(width: number): Promise<BrowserContext> {
  const context = contexts.get(width) ?? openContext(browser, width);
  contexts.set(width, context);
  return context;
}

/** Opens a page, lets it settle, scrolls through it (islands mount when in view), and reports. */
async function visit(url: string, width: number, written: HtmlDocument): Promise<string[]> {
  const page = await (await contextOf(width)).newPage();
  const errors = collectErrors(page);
  try {
    await page.goto(url, { waitUntil: "load" });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await idle(page);
    const added = addedTexts(written, await liveTexts(page));
    return [...errors, ...added.map((text) => `text that the HTML doesn't have: ${text}`)];
  } catch (error) {
    return [...errors, `didn't settle: ${String(error).split("\n", 1)[0] ?? ""}`];
  } finally {
    await page.close();
  }
}

test(
  `no page has an error or text of its own making, at ${FULL ? "every width" : "390 or 1440 px"}`,
  async () => {
    const problems: string[] = [];
    await eachOf(visits, 3, async ({ page: { route, document }, width }) => {
      const found = await visit(server.url + route, width, document);
      problems.push(...found.map((problem) => `${route} at ${width} px: ${problem}`));
    });
    expect(problems.sort()).toEqual([]);
  },
  FULL ? 1_800_000 : 600_000,
);

describe("this check sees", () => {
  const home = () => {
    const page = pages.find(({ route }) => route === "/");
    if (!page) throw new Error("there is no home page");
    return page;
  };

  /** The home page with a fault planted before its end. */
  async function visitWith(planted: string): Promise<string[]> {
    const { html, document } = home();
    const faulty = await serveBuiltSite({
      intercept: (pathname) =>
        /\/(faulty)?$/.test(pathname)
          ? { body: html.replace("</body>", `${planted}</body>`), contentType: "text/html; charset=utf-8" }
          : undefined,
    });
    try {
      return await visit(`${faulty.url}/`, DESKTOP, document);
    } finally {
      await faulty.close();
    }
  }

  test("nothing on a good page", async () => {
    expect(await visitWith("")).toEqual([]);
  });

  test.each([
    ["an error on the console", '<script>console.error("planted")</script>', "planted"],
    ["an uncaught error", '<script>setTimeout(() => { throw new Error("planted"); })</script>', "planted"],
    ["a rejected promise", '<script>Promise.reject(new Error("planted"))</script>', "planted"],
    ["a missing image", '<img src="/planted.png" alt="">', "404"],
    ["a request to another host", '<img src="http://127.0.0.1:9/planted.png" alt="">', "another host"],
    [
      "text that script adds",
      `<script>
        const timer = setInterval(() => {
          const rendered = document.querySelector("#___gatsby > *");
          if (!Object.keys(rendered).some((key) => key.startsWith("__reactFiber"))) return;
          clearInterval(timer);
          setTimeout(() => (document.querySelector("article") ?? document.querySelector("main")).append("planted text"));
        }, 1);
      </script>`,
      "planted text",
    ],
  ])("%s", async (_, planted, message) => {
    expect(await visitWith(planted)).toContainEqual(expect.stringContaining(message));
  });

  test("HTML that React doesn't render the same", async () => {
    const { html, document } = home();
    const wrong = html.replace(/<main([^>]*)>/, "<main$1><p>planted</p>");
    const faulty = await serveBuiltSite({
      intercept: (pathname) =>
        pathname.endsWith("/") ? { body: wrong, contentType: "text/html; charset=utf-8" } : undefined,
    });
    try {
      expect(await visit(`${faulty.url}/`, DESKTOP, document)).not.toEqual([]);
    } finally {
      await faulty.close();
    }
  });
});

// Every page in a real browser with JavaScript, in windows of every width and in three time zones: nothing is logged as
// an error, nothing fails to load, no request leaves the site, the layout stays, script adds no text that the HTML
// didn't have, and axe finds nothing.
import type { Browser } from "playwright-core";
import { eachOf } from "../browser/eachOf";
import { visitsOf, ZONES } from "../browser/visits";
import { DESKTOP, launchBrowser, serveBuiltSite } from "./browser";
import { builtSite, FULL, type BuiltPage } from "./builtSite";
import { AXE_WIDTHS, Visitor } from "./visitor";
import type { Server } from "../server/serve";

let server: Server;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveBuiltSite(), launchBrowser()]);
  visitor = new Visitor(browser);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const { pages } = builtSite();
const visits = visitsOf<BuiltPage>(pages, FULL);
/** axe looks at a page once a width: it sees no time zone. */
const seen = new Set<string>();
const isNew = (key: string): boolean => {
  const before = seen.size;
  return seen.add(key).size > before;
};

test(
  `no page has an error, a violation, a shift or text of its own making, in ${visits.length} visits: ${FULL ? "each page, width and time zone" : "each pair of page, width and time zone"} [console.clean, a11y.axe, layout.no-shift, calls.no-backend]`,
  async () => {
    const problems: string[] = [];
    await eachOf(visits, 4, async ({ page: { route, document }, width, zone }) => {
      const axe = AXE_WIDTHS.includes(width) && isNew(`${route} ${width}`);
      const found = await visitor.visit(server.url + route, document, { width, zone, axe });
      problems.push(...found.map((problem) => `${route} at ${width} px in ${zone}: ${problem}`));
    });
    expect(problems.sort()).toEqual([]);
    expect(seen.size).toBe(pages.length * AXE_WIDTHS.length);
    expect(new Set(visits.map(({ zone }) => zone)).size).toBe(ZONES.length);
  },
  FULL ? 3_600_000 : 1_200_000,
);

describe("this check sees", () => {
  const home = () => {
    const page = pages.find(({ route }) => route === "/");
    if (!page) throw new Error("there is no home page");
    return page;
  };

  /** The policy that lets no other script run: faults that are scripts need a page without it. */
  const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

  /** The home page with a fault planted before its end. */
  async function visitWith(planted: string, keepPolicy = false): Promise<string[]> {
    const { html: built, document } = home();
    const html = keepPolicy ? built : built.replace(POLICY, "");
    const faulty = await serveBuiltSite({
      intercept: (pathname) =>
        /\/(faulty)?$/.test(pathname)
          ? { body: html.replace("</body>", `${planted}</body>`), contentType: "text/html; charset=utf-8" }
          : undefined,
    });
    try {
      return await visitor.visit(`${faulty.url}/`, document, { width: DESKTOP, axe: true });
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
    ["an image without a name", '<main><img src="/planted.png"></main>', "axe image-alt"],
    [
      "a shift of the layout",
      `<script>
        addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(() => {
          const block = document.createElement("div");
          block.style.height = "200px";
          document.body.prepend(block);
        })));
      </script>`,
      "the layout shifts",
    ],
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

  test("a script that the page's policy refuses", async () => {
    expect(home().html).toMatch(POLICY);
    expect(await visitWith("<script>document.title = 'planted'</script>", true)).toContainEqual(
      expect.stringContaining("Content Security Policy"),
    );
  });

  test("HTML that React doesn't render the same", async () => {
    const { html, document } = home();
    const wrong = html.replace(/<main([^>]*)>/, "<main$1><p>planted</p>");
    const faulty = await serveBuiltSite({
      intercept: (pathname) =>
        pathname.endsWith("/") ? { body: wrong, contentType: "text/html; charset=utf-8" } : undefined,
    });
    try {
      expect(await visitor.visit(`${faulty.url}/`, document, { width: DESKTOP })).not.toEqual([]);
    } finally {
      await faulty.close();
    }
  });
});

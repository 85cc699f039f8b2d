// The Content-Security-Policy in the head of every page: its hashes are those of the page's scripts, and nothing that
// the site does asks for more.
import { createHash } from "node:crypto";

import { BANNER_ID } from "../../app/document/baseUrl/baseUrlScript";
import { builtSite, isNotFoundPage, type BuiltPage } from "../build/builtSite";
import { attribute, elementsNamed, elementsOf, textOf, type HtmlDocument } from "../build/htmlTree";
import { fixture, idle, openPage, shipped, type Site } from "./harness";

/** The policy's parts by name; undefined where the head doesn't begin with the encoding and then the policy. */
function policyOf(html: string): ReadonlyMap<string, readonly string[]> | undefined {
  const start = /<head>\s*<meta charset="utf-8"\s*\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
  const [, text] = start.exec(html) ?? [];
  return text === undefined
    ? undefined
    : new Map(text.split(/;\s*/).map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)] as const));
}

function hashesOf(document: HtmlDocument): string[] {
  const inline = elementsNamed(document, "script").filter(
    (script) => attribute(script, "src") === undefined && !attribute(script, "type")?.includes("/"),
  );
  return inline.map((script) => `'sha256-${createHash("sha256").update(textOf(script)).digest("base64")}'`);
}

describe.each([shipped, fixture])("in the files of $name", ({ folder }) => {
  let pages: BuiltPage[] = [];
  let all: BuiltPage[] = [];
  beforeAll(() => {
    const built = builtSite(folder);
    pages = built.pages;
    all = [...pages, ...built.redirects];
  });

  test("every page allows its own scripts and files, and no other [csp.strict]", () => {
    const wrong = all.filter(({ html, document }) => {
      const policy = policyOf(html);
      const allowed = [...(policy?.get("script-src") ?? [])].sort();
      const needed = ["'self'", ...new Set(hashesOf(document))].sort();
      return (
        JSON.stringify(allowed) !== JSON.stringify(needed) ||
        policy?.get("object-src")?.join() !== "'none'" ||
        policy.get("base-uri")?.join() !== "'self'"
      );
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
    expect(pages.length).toBeGreaterThan(5);
  });

  test("inline scripts have the same text on every page; home, not-found pages and those with moved anchors have one or two of their own [csp.strict]", () => {
    const textsOf = (some: readonly BuiltPage[]) => new Set(some.flatMap(({ document }) => hashesOf(document)));
    const isSpecial = (page: BuiltPage) =>
      isNotFoundPage(page) || page.html.includes(`id="${BANNER_ID}"`) || page.html.includes("data-moved-anchors");
    // The early script, the page's path, Gatsby's hash of the build, and one for images.
    expect(textsOf(pages.filter((page) => !isSpecial(page))).size).toBeLessThanOrEqual(4);
    // Their forms of the early script, the home page's banner, and where the anchors of the one such page lead.
    expect(textsOf(pages.filter((page) => !page.html.includes("data-moved-anchors"))).size).toBeLessThanOrEqual(7);
    expect(textsOf(pages).size).toBeLessThanOrEqual(8);
    expect(pages.filter(isSpecial).length).toBeGreaterThan(1);
  });

  test("no attribute and no address holds a script [csp.strict]", () => {
    const holds = ({ document }: { document: HtmlDocument }): boolean =>
      [...elementsOf(document)].some(({ attrs }) =>
        attrs.some(({ name, value }) => name.startsWith("on") || /^\s*javascript:/i.test(value)),
      );
    expect(all.filter(holds).map(({ file }) => file)).toEqual([]);
  });
});

/** Notes what the policy refuses; also what happens while no console is read. */
const NOTE_VIOLATIONS = `
  window.refused = [];
  addEventListener("securitypolicyviolation", (event) => window.refused.push(event.violatedDirective + " " + event.blockedURI));
`;

const refused = () => (window as unknown as { refused: string[] }).refused;

const places = (site: Site, ...paths: string[]) => paths.map((path) => ({ site, path }));

test.each([
  ...places(shipped, "/", "/docs/bank-code", "/docs/quickstart/signature-algorithm", "/docs/error-codes"),
  ...places(
    shipped,
    "/docs/downloads/logo",
    "/blog",
    "/blog/welcome",
    "/Footer/",
    "/sitemap",
    "/search",
    "/no-such-page",
  ),
  ...places(fixture, "/", "/ar", "/docs/guide/first"),
])("nothing that a page does is refused: $site.name $path [csp.strict]", async ({ site, path }) => {
  const { page, log } = await openPage(site, path, { before: [NOTE_VIOLATIONS] });
  // All the way down, so that every island comes into view and loads.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  const link = page.locator("#___gatsby a[href^='/']:not([aria-current])").first();
  await link.hover();
  await idle(page);
  expect(await page.evaluate(refused)).toEqual([]);
  expect(log.violations).toEqual([]);
});

test("what doesn't belong to the page is refused: a script's text, an attribute, eval [csp.strict]", async () => {
  const { page } = await openPage(shipped, "/docs/bank-code", { before: [NOTE_VIOLATIONS] });
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.came = 'script'";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror=\"window.came = 'attribute'\">");
  });
  await page.waitForFunction(() => (window as unknown as { refused: string[] }).refused.length >= 2);
  expect(await page.evaluate(() => (window as unknown as { came?: string }).came)).toBeUndefined();
  // In a task of the page: what the debugger runs may use eval.
  const evaluated = page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(window.eval("'eval'"));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(await evaluated).toBe("EvalError");
});

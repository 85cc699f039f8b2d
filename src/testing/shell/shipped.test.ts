// The shipped site as the specification has it: what it is, where things lead, and what it leaves out.
import { builtSite, canonicalOf, isNotFoundPage, redirectTarget, siteSettings } from "../build/builtSite";
import { articleOf, attribute, elementsNamed, textOf, type Element, type HtmlDocument } from "../build/htmlTree";
import { DOC_IDS, WITHOUT_ENTRY } from "../build/specRoutes";
import { boxOf, idle, openPage, PHONE, serverOf, shipped } from "./harness";

const { pages, redirects } = builtSite(shipped.folder);
const { slug } = siteSettings();
const documentOf = (route: string): HtmlDocument => {
  const page = pages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`there is no page ${route}`);
  return page.document;
};
const own = (href: string): string => shipped.prefix + href;
const linksIn = (node: HtmlDocument | Element): string[] =>
  elementsNamed(node, "a").map((link) => attribute(link, "href") ?? "");
const partsNamed = (document: HtmlDocument, name: string): Element => {
  const [part] = elementsNamed(document, name);
  if (part === undefined) throw new Error(`there is no <${name}>`);
  return part;
};
const idOf = (entry: string): string => entry.replace("{product}", slug);

describe("what the site is", () => {
  test("its start page has the tagline [product.tagline]", () => {
    expect(textOf(partsNamed(documentOf("/"), "main"))).toMatch(/mobile payments, loyalty programs and social media/);
  });

  test("every page says 2025 in its footer [product.copyright, const.copyright-year]", () => {
    const without = pages.filter(({ document }) => !/Copyright © 2025 \S/.test(textOf(partsNamed(document, "footer"))));
    expect(without.map(({ route }) => route)).toEqual([]);
  });

  test("every page is English, left to right [product.english]", () => {
    const others = pages.filter(({ document }) => {
      const html = partsNamed(document, "html");
      return attribute(html, "lang") !== "en" || attribute(html, "dir") !== "ltr";
    });
    expect(others.map(({ route }) => route)).toEqual([]);
  });

  test("its docs cover every area [product.topics]", () => {
    const areas = (
      "quickstart v2/payment v2/plugin ecom-plugin pos merchant-onboarding merchant-wallet campaign/loyalty " +
      "campaign/member campaign/voucher alacarte-open ekyc visa-vop push-notification sms settings downloads " +
      "bank-code error-codes payment-method product-terms"
    ).split(" ");
    const routes = pages.map(({ route }) => route);
    expect(areas.filter((area) => !routes.some((route) => route.startsWith(`/docs/${area}`)))).toEqual([]);
  });

  test("it asks for no password and no login [roles.public]", () => {
    const asking = pages.filter(({ document }) =>
      elementsNamed(document, "input", "form").some(
        (element) => attribute(element, "type") === "password" || attribute(element, "method") === "post",
      ),
    );
    expect(asking.map(({ route }) => route)).toEqual([]);
  });

  test("hosts in its code are all under example.com [decision.hosts]", () => {
    const foreign = pages.flatMap(({ route, document }) =>
      elementsNamed(document, "code").flatMap((code) =>
        [...textOf(code).matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)]
          .map(([, host]) => host ?? "")
          .filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host) && !host.endsWith("w3.org"))
          .map((host) => `${route}: ${host}`),
      ),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });
});

describe("its docs", () => {
  const sidebarOrder = (): string[] => {
    const navigation = elementsNamed(documentOf("/sitemap"), "main").flatMap(linksIn);
    return navigation.filter((href) => href.startsWith(own("/docs/"))).map((href) => href.slice(own("/docs/").length));
  };

  test("are listed in the order of the specification [decision.sidebar-order]", async () => {
    const { page } = await openPage(shipped, "/docs/introduction/overview");
    const next: string[] = [];
    const server = await serverOf(shipped);
    let at: string | null = "/docs/introduction/overview";
    while (at !== null && next.length < DOC_IDS.length) {
      next.push(at.slice("/docs/".length));
      const html: string = await (await page.request.get(server.url + at)).text();
      const [, href] = /<a href="([^"]*)" rel="next"/.exec(html) ?? [];
      at = href === undefined ? null : href.slice(shipped.prefix.length);
    }
    expect(next).toEqual(DOC_IDS.map(idOf).filter((id) => !WITHOUT_ENTRY.includes(id)));
  });

  test("nine of them have no entry in the sidebar, and are listed all the same [routes.without-entry, decision.hidden-pages]", () => {
    expect(WITHOUT_ENTRY).toHaveLength(9);
    const listed = sidebarOrder();
    expect(WITHOUT_ENTRY.filter((id) => !listed.includes(id))).toEqual([]);
    const withNeighbours = WITHOUT_ENTRY.filter((id) => linksWithRel(documentOf(`/docs/${id}`)).length > 0);
    expect(withNeighbours).toEqual([]);
  });

  const linksWithRel = (document: HtmlDocument): Element[] =>
    elementsNamed(document, "a").filter((link) => ["next", "prev"].includes(attribute(link, "rel") ?? ""));

  test("longer names lead to the specified ones [decision.long-names]", () => {
    const leading = redirects.map(({ route, document }) => `${route} -> ${redirectTarget(document) ?? ""}`);
    expect(leading).toEqual(
      expect.arrayContaining([
        `/docs/campaign/loyalty/loyalty-members/loyalty-members -> ${own("/docs/campaign/loyalty/loyalty-members")}`,
        `/docs/merchant-onboarding/application-clients/get-application-clients -> ${own("/docs/merchant-onboarding/application-clients/get")}`,
      ]),
    );
    expect(leading).toHaveLength(4);
  });

  test("routes keep their capitals [decision.literal-routes]", () => {
    const capitals = pages.map(({ route }) => route).filter((route) => /[A-Z]/.test(route));
    expect(capitals).toEqual(["/Footer", "/docs/ecom-plugin/lowCodeCheckout", "/docs/ecom-plugin/wooCommerce"]);
  });

  test("their contents list headings of levels 2 and 3, all of them [toc.levels, const.toc-levels]", () => {
    const wrong = pages.flatMap(({ route, document }) => {
      const contents = elementsNamed(document, "nav", "details").filter(
        (part) => linksIn(part).every((href) => href.startsWith("#")) && linksIn(part).length > 0,
      );
      const article = articleOf(document);
      const [list] = contents;
      if (!route.startsWith("/docs/") || list === undefined || article === undefined) return [];
      const levels = new Map(
        elementsNamed(document, "h1", "h2", "h3", "h4", "h5", "h6").map(
          (heading) => [attribute(heading, "id") ?? "", heading.tagName] as const,
        ),
      );
      return linksIn(list)
        .filter((href) => !["h2", "h3"].includes(levels.get(decodeURIComponent(href.slice(1))) ?? ""))
        .map((href) => `${route}${href}`);
    });
    expect(wrong).toEqual([]);
  });

  test("/docs shows the overview at once, and script puts its address in place [decision.docs-root, routes.docs-root]", async () => {
    const document = documentOf("/docs");
    expect(canonicalOf(document)).toMatch(/\/docs\/introduction\/overview$/);
    const { page, path } = await openPage(shipped, "/docs?a=1#b");
    await page.waitForFunction(() => location.pathname.endsWith("/docs/introduction/overview"));
    expect(path()).toBe("/docs/introduction/overview?a=1#b");
    expect(await page.locator("h1").innerText()).toBe(
      textOf(partsNamed(documentOf("/docs/introduction/overview"), "h1")),
    );
  });
});

describe("where it leads", () => {
  test("the bar's SDK to the docs, its GitHub to the address of the settings [decision.navbar-targets]", async () => {
    const { page } = await openPage(shipped, "/");
    const bar = page.getByRole("banner");
    expect(await bar.getByRole("link", { name: "SDK" }).getAttribute("href")).toBe(own("/docs/quickstart/sdk"));
    expect(await bar.getByRole("link", { name: /^GitHub/ }).getAttribute("href")).toBe(
      `https://github.example.com/${slug}`,
    );
  });

  test("the blog from the footer and the start page [decision.blog-links]", () => {
    expect(linksIn(partsNamed(documentOf("/docs/bank-code"), "footer"))).toContain(own("/blog"));
    expect(linksIn(partsNamed(documentOf("/"), "main")).filter((href) => href.startsWith(own("/blog")))).not.toEqual(
      [],
    );
  });

  test("all pages are in one list, which footer and not-found page link to [decision.sitemap]", () => {
    const listed = new Set(linksIn(partsNamed(documentOf("/sitemap"), "main")).map((href) => href.replace(/\/$/, "")));
    const missing = pages
      .filter((page) => !isNotFoundPage(page) && !["/", "/sitemap", "/search", "/docs"].includes(page.route))
      .filter(({ route, document }) => canonicalOf(document)?.replace(/\/$/, "").endsWith(route) ?? false)
      .filter(({ route }) => !listed.has(own(route)));
    expect(missing.map(({ route }) => route)).toEqual([]);
    expect(linksIn(partsNamed(documentOf("/404"), "main"))).toContain(own("/sitemap"));
    const without = pages.filter(({ document }) => !linksIn(document).includes(own("/sitemap")));
    expect(without.map(({ route }) => route)).toEqual([]);
  });

  test("/search is a page [decision.search-route]", async () => {
    const { page, log } = await openPage(shipped, "/search");
    expect(await page.locator("h1").innerText()).toMatch(/search/i);
    expect(log.problems()).toEqual([]);
  });
});

describe("its data", () => {
  const jsonOf = async (path: string): Promise<string> => {
    const { url } = await serverOf(shipped);
    return (await fetch(url + path)).text();
  };

  test("one version: current, labelled Next, with its main doc; static data of the site [product.version, decision.metadata, calls.metadata]", async () => {
    const { server, page } = await openPage(shipped, "/docs/bank-code");
    await page.getByRole("link", { name: "SDK" }).first().click();
    await page.waitForURL(/quickstart\/sdk/);
    await idle(page);
    const data = server.requests.filter((path) => path.startsWith("/page-data/") && path.endsWith(".json"));
    const texts = await Promise.all([...new Set(data)].map(jsonOf));
    const [versions] = texts.flatMap((text) => /"versions":(\[\{.*?\])/.exec(text)?.[1] ?? []);
    expect(JSON.parse(versions ?? "null")).toEqual([expect.objectContaining({ name: "current", label: "Next" })]);
    expect(versions).toContain("introduction/overview");
  });

  test("one tag, one post of 2020-04-29, fetched as data [entity.blog, decision.metadata]", async () => {
    const { server, page } = await openPage(shipped, "/");
    await page
      .locator(`a[href="${own("/blog")}"]`)
      .first()
      .click();
    await page.waitForURL(/\/blog$/);
    expect(server.requests).toContain("/page-data/blog/page-data.json");
    const text = await jsonOf("/page-data/blog/page-data.json");
    expect(text).toContain("2020-04-29");
    const blog = pages.map(({ route }) => route).filter((route) => route.startsWith("/blog"));
    expect(blog).toEqual(["/blog", "/blog/archive", "/blog/tags", `/blog/tags/${slug}`, "/blog/welcome"]);
    expect(attribute(partsNamed(documentOf("/blog/welcome"), "time"), "datetime")).toMatch(/^2020-04-29/);
  });

  test("a page brings its template's script, and another one only when it is needed [calls.lazy-chunks]", async () => {
    const { server, page } = await openPage(shipped, "/Footer/", { connection: { saveData: true } });
    const scripts = () => server.requests.filter((path) => path.endsWith(".js") && path.includes("templates"));
    const before = scripts();
    expect(before.some((path) => path.includes("doc"))).toBe(false);
    await page.getByRole("banner").getByRole("link", { name: "Docs", exact: true }).click();
    await page.locator("article h1, main h1").first().waitFor();
    await page.waitForURL(/\/docs\//);
    expect(
      scripts()
        .filter((path) => !before.includes(path))
        .some((path) => path.includes("doc")),
    ).toBe(true);
  });
});

describe("what it leaves out", () => {
  test.each(["light", "dark"] as const)(
    "a choice of colours: it is light for readers who prefer %s [color-mode.default, decision.switches-off]",
    async (colorScheme) => {
      const { page } = await openPage(shipped, "/docs/bank-code", { colorScheme, stored: { "color-mode": "dark" } });
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toMatch(/rgb\(2[45]\d, 2[45]\d, 2[45]\d\)/);
      expect(await page.getByRole("button", { name: /colou?r|dark|theme/i }).count()).toBe(0);
    },
  );

  test("choices of language and version [decision.switches-off]", async () => {
    const { page } = await openPage(shipped, "/docs/bank-code");
    expect(await page.getByRole("button", { name: /language|version|English|Next$/i }).count()).toBe(0);
  });

  test("a way to hide the sidebar [sidebar.not-hideable]", async () => {
    const { page } = await openPage(shipped, "/docs/bank-code");
    expect(await page.getByRole("button", { name: /(hide|collapse|close).*(sidebar|menu)/i }).count()).toBe(0);
    const aside = page.locator("main a[aria-current=page], aside a[aria-current=page], nav a[aria-current=page]");
    expect(await aside.first().isVisible()).toBe(true);
  });
});

test.each([
  [PHONE, false],
  [995, false],
  [996, false],
  [997, true],
  [1440, true],
])(
  "at %i px the sidebar stands beside the article: %s [layout.breakpoint, const.breakpoint, decision.996]",
  async (width, beside) => {
    const { page } = await openPage(shipped, "/docs/bank-code", { width });
    const entry = page.locator(`a[href="${own("/docs/bank-code")}"][aria-current="page"]:visible`);
    const article = await boxOf(page.locator("article").first());
    const places = await entry.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
    expect(places.some((right) => right > 0 && right <= article.left)).toBe(beside);
    expect(
      await page
        .locator("header button[aria-controls]:visible")
        .filter({ hasText: /menu/i })
        .or(page.getByRole("button", { name: /open menu/i }))
        .count(),
    ).toBe(beside ? 0 : 1);
  },
);

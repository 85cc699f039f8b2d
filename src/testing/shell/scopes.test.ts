// Locales and docs versions are routes with content of their own, and lead to each other.
import { builtSite, canonicalOf } from "../build/builtSite";
import { attribute, elementsNamed, textOf } from "../build/htmlTree";
import { fixture, openPage, serverOf } from "./harness";

const { pages } = builtSite(fixture.folder);
const routes = pages.map(({ route }) => route);
const pageAt = (route: string) => {
  const page = pages.find((candidate) => candidate.route === route);
  if (page === undefined) throw new Error(`there is no page ${route}`);
  return page;
};
const headingAt = (route: string): string => textOf(elementsNamed(pageAt(route).document, "h1")[0]!);

test("a locale's pages have its language and direction, and its texts [decision.locales]", () => {
  const arabic = pages.filter(({ route }) => /^\/ar(\/|$)/.test(route));
  expect(arabic.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/ar", "/ar/docs/start", "/ar/docs/guide/first", "/ar/docs/1.0/start", "/ar/blog"]),
  );
  for (const { document } of pages) {
    const html = elementsNamed(document, "html")[0]!;
    const isArabic = arabic.some((page) => page.document === document);
    expect([attribute(html, "lang"), attribute(html, "dir")]).toEqual(isArabic ? ["ar", "rtl"] : ["en", "ltr"]);
  }
  expect(headingAt("/ar/docs/guide/first")).toBe("الدليل الأول");
  expect(textOf(elementsNamed(pageAt("/ar/docs/start").document, "footer")[0]!)).toContain("حقوق النشر");
});

test("a version's pages have its texts [decision.versions]", () => {
  expect(headingAt("/docs/guide/first")).toBe("First guide");
  expect(headingAt("/docs/1.0/guide/first")).toBe("First guide of 1.0");
  expect(routes).toContain("/docs/1.0/old");
  expect(routes).not.toContain("/docs/old");
  expect(routes).not.toContain("/docs/1.0/usage");
});

test("each page has an address of its own [decision.locales, decision.versions]", () => {
  const addresses = pages.flatMap(({ route, document }) =>
    /^\/(ar\/)?docs(\/1\.0)?$/.test(route) ? [] : (canonicalOf(document) ?? []),
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test("within a version and a locale links stay there [decision.locales, decision.versions]", async () => {
  const { page } = await openPage(fixture, "/docs/1.0/start");
  await page.locator("article").getByRole("link", { name: "first guide" }).click();
  await page.getByRole("heading", { level: 1, name: "First guide of 1.0" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/portal/docs/1.0/guide/first");
});

test.each([
  ["/docs/usage", /^1\.0/, "/docs/1.0/start"],
  ["/docs/guide/first", /^1\.0/, "/docs/1.0/guide/first"],
  ["/docs/english", /العربية/, "/ar/docs/start"],
  ["/docs/guide/first", /العربية/, "/ar/docs/guide/first"],
  ["/docs/1.0/old", /^Next/, "/docs/start"],
])("from %s the choice %s leads to %s [decision.fallback]", async (path, name, target) => {
  const { page } = await openPage(fixture, path);
  const link = page.getByRole("banner").locator("a", { hasText: name });
  expect(await link.first().getAttribute("href")).toBe(`/portal${target}`);
  const { url } = await serverOf(fixture);
  expect((await fetch(url + target)).status).toBe(200);
});

test("a hidden page is in no list, one without an entry is [decision.hidden-pages]", () => {
  const listed = elementsNamed(elementsNamed(pageAt("/sitemap").document, "main")[0]!, "a").map((link) =>
    attribute(link, "href"),
  );
  expect(listed).toContain("/portal/docs/extra");
  expect(listed).not.toContain("/portal/docs/hidden");
  expect(routes).toContain("/docs/hidden");
});

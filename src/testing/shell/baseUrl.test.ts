// The home page of a site that is served under another path than it was built for.
import { fixture, openPage, serverOf, shipped, type Opened } from "./harness";

const bannerOf = ({ page }: Opened) =>
  page.getByRole("alert").filter({ hasText: "The files of this site did not load" });

/** Notes whether the banner was ever seen. */
const NOTE_BANNER = `
  window.bannerSeen = false;
  (function look() {
    const banner = document.getElementById("base-url-banner");
    if (banner && !banner.hidden) window.bannerSeen = true;
    requestAnimationFrame(look);
  })();
`;

/** The text of the banner as it is read, in one line. */
async function said(opened: Opened): Promise<string> {
  await bannerOf(opened).waitFor();
  return (await bannerOf(opened).innerText()).replace(/\s+/g, " ");
}

test("a site built for a path and served at the root says which path it needs [nav.base-url-banner]", async () => {
  const opened = await openPage({ ...fixture, prefix: "" }, "/", { until: "load" });
  const text = await said(opened);
  expect(text).toContain("It was built for the path /portal/");
  expect(text).toContain("this page is at /.");
  expect(text).toContain("PATH_PREFIX");
  const style = await bannerOf(opened).evaluate((banner) => getComputedStyle(banner).backgroundColor);
  expect(style).toBe("rgb(253, 243, 220)");
});

test("a site built for the root and served under a path says so [nav.base-url-banner]", async () => {
  const text = await said(await openPage({ ...shipped, prefix: `${shipped.prefix}/sub` }, "/", { until: "load" }));
  expect(text).toContain(`It was built for the path ${shipped.prefix}/ `);
  expect(text).toContain(`this page is at ${shipped.prefix}/sub/.`);
});

test("a locale's home page says the path of the site, not its own [nav.base-url-banner]", async () => {
  const text = await said(await openPage({ ...fixture, prefix: "/other" }, "/ar", { until: "load" }));
  expect(text).toContain("It was built for the path /portal/");
  expect(text).toContain("this page is at /other/.");
});

test.each([
  ["a style sheet", /\.css$/],
  ["the site's script", /\/app-[0-9a-f]+\.js$/],
])("where only %s is missing, files are what it asks for [nav.base-url-banner]", async (_, missing) => {
  (await serverOf(shipped)).fail(missing, 404);
  const opened = await openPage(shipped, "/", { until: "load" });
  expect(await said(opened)).toContain("styles or scripts are missing there");
});

test.each([
  { site: shipped, path: "/" },
  { site: fixture, path: "/" },
  { site: fixture, path: "/ar" },
])("where all is well it is there and never seen: $site.name $path [nav.base-url-banner]", async ({ site, path }) => {
  const opened = await openPage(site, path, { before: [NOTE_BANNER], slowdown: 4 });
  expect(await opened.page.locator("#base-url-banner").count()).toBe(1);
  expect(await opened.page.evaluate(() => (window as unknown as { bannerSeen: boolean }).bannerSeen)).toBe(false);
  expect(opened.log.problems()).toEqual([]);
});

test("no other page has it [nav.base-url-banner]", async () => {
  const { page } = await openPage(shipped, "/docs/bank-code");
  expect(await page.locator("#base-url-banner").count()).toBe(0);
});

// Images on a direct visit: there, sharp, seen, and with their place held before they come.
import type { Page } from "playwright-core";

import { builtSite } from "../build/builtSite";
import { attribute, elementsNamed } from "../build/htmlTree";
import { fixture, openPage, PHONE, shipped, type Site } from "./harness";

const sites: readonly (readonly [string, Site])[] = [
  ["shipped", shipped],
  ["fixture", fixture],
];

/** What is wrong with the images of a page, after each has come into view. */
async function imageProblems(page: Page): Promise<string[]> {
  const images = page.locator("main img");
  for (let index = 0; index < (await images.count()); index += 1) {
    const image = images.nth(index);
    if (!(await image.isVisible())) continue;
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (at) => [...document.querySelectorAll<HTMLImageElement>("main img")][at]?.complete === true,
      index,
    );
  }
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[])
      // Where script would fill an image, what stands in `noscript` is shown without it.
      .filter((image) => image.checkVisibility() && (image.hasAttribute("src") || image.hasAttribute("srcset")))
      .flatMap((image) => {
        let opacity = 1;
        for (let at: Element | null = image; at !== null; at = at.parentElement) {
          opacity *= Number(getComputedStyle(at).opacity);
        }
        const name = image.currentSrc || image.src;
        return [
          ...(image.naturalWidth > 0 ? [] : [`${name} is not there`]),
          ...(opacity === 1 ? [] : [`${name} is transparent`]),
          ...(image.getBoundingClientRect().height > 1 ? [] : [`${name} has no height`]),
        ];
      }),
  );
}

test.each(sites)(
  "all images of the %s site show, with and without JavaScript (Y7) [images.shown]",
  async (_name, site) => {
    const routes = builtSite(site.folder)
      .pages.filter(({ document }) =>
        elementsNamed(document, "main").some((main) => elementsNamed(main, "img").length > 0),
      )
      .map(({ route }) => route);
    expect(routes.length).toBeGreaterThan(0);
    const problems: string[] = [];
    for (const route of routes) {
      for (const javaScript of [true, false]) {
        const { page, log } = await openPage(site, route, { javaScript, width: javaScript ? 1440 : PHONE });
        const found = [...(await imageProblems(page)), ...log.problems()];
        problems.push(...found.map((problem) => `${route}: ${problem}`));
        await page.close();
      }
    }
    expect(problems).toEqual([]);
  },
);

test.each(sites)("every image of the %s site has its size in the HTML [images.shown]", (_name, site) => {
  const missing = builtSite(site.folder).pages.flatMap(({ route, document }) =>
    elementsNamed(document, "img")
      .filter((image) => !attribute(image, "width") || !attribute(image, "height"))
      // Images of gatsby-plugin-image fill a box that has the size.
      .filter(
        (image) => attribute(image, "data-main-image") === undefined && attribute(image, "aria-hidden") !== "true",
      )
      .map((image) => `${route}: ${attribute(image, "src") ?? "?"}`),
  );
  expect(missing).toEqual([]);
});

test("an image that is missing, one that is transparent and one without height are seen", async () => {
  const { page } = await openPage(fixture, "/docs/pictures");
  expect(await imageProblems(page)).toEqual([]);
  await page.evaluate(() => {
    const [first, second, third] = document.querySelectorAll<HTMLImageElement>("main img");
    first
      ?.closest("picture")
      ?.querySelectorAll("source")
      .forEach((source) => source.remove());
    if (first) first.src = "data:image/png;base64,";
    if (second) second.style.opacity = "0";
    if (third) third.style.height = "0";
  });
  expect(await imageProblems(page)).toEqual([
    expect.stringContaining("is not there"),
    expect.stringContaining("is transparent"),
    expect.stringContaining("has no height"),
  ]);
}, 30_000);

// Other spellings of an address: they answer, show their page from the first frame on, and end at its address.
import { readFileSync } from "node:fs";
import path from "node:path";

import { copiesIn, filesIn } from "../build/builtSite";
import { fixture, openPage, scrolled, shipped } from "./harness";

/**
 * Notes every heading that a frame of the page has shown. One that the parser is still reading has not all its text,
 * so it counts once something follows it or the document has been read.
 */
const NOTE_HEADINGS = `
  window.shownHeadings = [];
  const followed = (node) => node !== null && (node.nextSibling !== null || followed(node.parentElement));
  (function look() {
    const heading = document.querySelector("h1");
    const whole = heading && (document.readyState !== "loading" || followed(heading));
    if (whole && !window.shownHeadings.includes(heading.textContent)) window.shownHeadings.push(heading.textContent);
    requestAnimationFrame(look);
  })();
`;

interface Noted {
  readonly shownHeadings: readonly string[];
}

const FORMS = [".html", "/index.html", "/"];

describe.each([
  { site: shipped, page: "/docs/bank-code", heading: "Bank codes" },
  { site: fixture, page: "/docs/guide/first", heading: "First guide" },
])("$site.name", ({ site, page, heading }) => {
  test.each(FORMS)(
    "%s after an address leads to the page, query and hash kept [nav.html-suffix, nav.aliases]",
    async (form) => {
      const straight = await openPage(site, page, { before: [NOTE_HEADINGS] });
      const anchor = await straight.page.locator("article h2[id], article h3[id]").last().getAttribute("id");
      const entries = await straight.page.evaluate(() => history.length);

      const opened = await openPage(site, `${page}${form}?from=mail#${anchor ?? ""}`, {
        before: [NOTE_HEADINGS],
        slowdown: 4,
      });
      expect(opened.path()).toBe(`${page}?from=mail#${anchor ?? ""}`);
      expect(await opened.page.evaluate(() => (window as unknown as Noted).shownHeadings)).toEqual([heading]);
      expect(await opened.page.evaluate(() => history.length)).toBe(entries);
      await scrolled(opened.page);
      await opened.page.locator(`[id="${anchor ?? ""}"]`).evaluate((target) => {
        const { top } = target.getBoundingClientRect();
        if (top < 0 || top > innerHeight) throw new Error(`the target is at ${top} px`);
      });
      expect(opened.log.problems()).toEqual([]);
    },
  );

  test.each(["%20", ".html/"])("%s left at the end of a copied address leads to the page", async (rest) => {
    const { page: window, goto, path: address, server } = await openPage(site, page);
    await goto(`${page}${rest}?from=mail`);
    await window.waitForURL(`${server.url}${page}?from=mail`);
    await window.getByRole("heading", { level: 1, name: heading }).waitFor();
    expect(address()).toBe(`${page}?from=mail`);
    expect(await window.getByRole("alert").count()).toBe(0);
  });

  test.each(FORMS)("%s answers with the page where JavaScript is off [nav.html-copies]", async (form) => {
    const { server, page: window } = await openPage(site, page, { javaScript: false });
    const answer = await window.goto(`${server.url}${page}${form}`);
    expect(answer?.status()).toBe(200);
    expect(await window.locator("h1").textContent()).toBe(heading);
  });
});

test("an address without a slash at its end gets none, and one with a slash is no other page [nav.trailing-slash]", async () => {
  const { page, goto, path: address } = await openPage(shipped, "/docs/bank-code");
  expect(address()).toBe("/docs/bank-code");
  await goto("/Footer");
  expect(address()).toBe("/Footer/");
  await page.goBack();
  expect(address()).toBe("/docs/bank-code");
});

describe.each([shipped, fixture])("in the files of $name", ({ folder }) => {
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

  test("every page and every old address stands beside its folder too [nav.html-copies]", () => {
    const folders = filesIn(folder).filter((file) => file.endsWith("/index.html") && file !== "404/index.html");
    const different = folders.filter((file) => read(file.replace(/\/index\.html$/, ".html")) !== read(file));
    expect(folders.length).toBeGreaterThan(5);
    expect(different).toEqual([]);
  });

  test("a copy says the page's address as the right one [nav.html-copies]", () => {
    const copies = [...copiesIn(filesIn(folder))];
    const wrong = copies.filter((file) => /<link rel="canonical" href="[^"]*\.html"/.test(read(file)));
    expect(copies.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});

// Pages that can't be rendered: the screen in their place, the site's bar and footer around it, and the ways out.
import { readFileSync } from "node:fs";
import path from "node:path";

import { hasFocusIn, idle, openPage, PHONE, shipped, type Opened } from "./harness";

const BROKEN = "/docs/bank-code";
const DATA = `/page-data${BROKEN}/page-data.json`;

interface PageData {
  readonly result: { readonly data: { readonly page: Record<string, unknown> } };
}

/** The page's data without its table of contents, which no page can do without. */
function brokenData(): string {
  const data = JSON.parse(readFileSync(path.join(shipped.folder, DATA), "utf8")) as PageData;
  data.result.data.page["toc"] = null;
  return JSON.stringify(data);
}

/** The page's HTML with data of that kind in it. */
function brokenHtml(): string {
  const html = readFileSync(path.join(shipped.folder, `${BROKEN}/index.html`), "utf8");
  const broken = html.replace(/(<script id="page-data"[^>]*>[^<]*"toc":)\[.*?\](?=,")/, "$1null");
  if (broken === html) throw new Error("the page's HTML has no data with a table of contents");
  return broken;
}

const breakPage = ({ server }: Opened) => server.replace(DATA, brokenData(), "application/json");

/** Goes to the broken page by the menu. */
async function crash(opened: Opened): Promise<void> {
  breakPage(opened);
  await opened.page.getByRole("navigation", { name: "Docs" }).locator(`a[href$="${BROKEN}"]`).first().click();
  await opened.page.getByRole("heading", { name: "This page crashed." }).waitFor();
}

test("a page that can't be rendered says so, with the error; bar, menu and footer stay [nav.crash-screen, error.render-failure]", async () => {
  const opened = await openPage(shipped, "/docs/error-codes");
  await crash(opened);
  const { page, log } = opened;
  const screen = page.getByRole("main").getByRole("alert", { name: "This page crashed." });
  expect(await screen.textContent()).toMatch(/Cannot read properties of null|null is not/);
  await page.getByRole("banner").getByRole("link", { name: "SDK" }).waitFor();
  await page.getByRole("contentinfo").waitFor();
  expect(opened.path()).toBe(BROKEN);
  // React's own report of the error, once.
  expect([...log.errors, ...log.uncaught]).toHaveLength(1);

  await page.getByRole("banner").getByRole("link", { name: "SDK" }).click();
  await page.getByRole("article").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("'Try again' crashes anew while the page is broken, with the focus on the screen [nav.crash-screen]", async () => {
  const opened = await openPage(shipped, "/docs/error-codes", { width: 1440 });
  await crash(opened);
  await opened.page.getByRole("button", { name: "Try again" }).click();
  await idle(opened.page);
  expect(await hasFocusIn(opened.page.getByRole("alert"))).toBe(true);
});

test("a page that crashes when it is opened shows the screen, and other pages work [nav.crash-screen]", async () => {
  const opened = await openPage(shipped, "/docs/error-codes", { width: PHONE });
  opened.server.replace(BROKEN, brokenHtml(), "text/html");
  await opened.goto(BROKEN);
  await opened.page.getByRole("heading", { level: 1, name: "This page crashed." }).waitFor();
  await opened.page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await opened.page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
});

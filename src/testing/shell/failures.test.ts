// What readers see when parts of a page can't be loaded: one full load, then a box with the error and a way on.
import { follow, hydrated, type Opened, openPage, serverOf, shipped } from "./harness";

const PATH = "/docs/error-codes";
const DATA = `/page-data${PATH}/page-data.json`;
const DOC_CHUNK = /component---src-templates-doc/;

const alert = ({ page }: Opened) => page.getByRole("alert");
const documents = (open: Opened, path: string) => open.server.requests.filter((asked) => asked === path).length;

const DATA_FAULTS: [kind: string, breakIt: (open: Opened) => void][] = [
  ["its data is missing", (open) => open.server.fail(DATA, 404)],
  ["its data answers with an error", (open) => open.server.fail(DATA, 500)],
  ["HTML comes in place of its data", (open) => open.server.replace(DATA, "<!doctype html>", "text/html")],
  ["the network gives up on its data", (open) => open.server.abort(DATA)],
];

test.each(DATA_FAULTS)(
  "when a page's data can't be loaded a click leads to one full load, whose HTML has the data: %s [nav.load-reload, failure.one-reload, failure.page-data]",
  async (_kind, breakIt) => {
    const open = await openPage(shipped, "/blog/welcome");
    breakIt(open);
    let loads = 0;
    open.page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await follow(open, `${PATH}?a=1#top`);
    await open.page.waitForURL(`**${PATH}?a=1#top`);
    await hydrated(open.page);
    expect(loads).toBe(1);
    expect(await open.page.getByRole("heading", { level: 1, name: "Error codes" }).isVisible()).toBe(true);
    expect(await alert(open).count()).toBe(0);
    expect(open.log.warnings.some((text) => text.includes(PATH))).toBe(true);
  },
);

describe.each([
  ...["/blog", "/"].flatMap((path): [string, string, (open: Opened) => void][] => {
    const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
    return [[`the data of ${path}, which its HTML doesn't have`, path, (open) => open.server.fail(data, 404)]];
  }),
  ["its code is missing", PATH, (open: Opened) => open.server.fail(DOC_CHUNK, 404)],
  [
    "HTML comes in place of its code",
    PATH,
    (open: Opened) => open.server.replace(DOC_CHUNK, "<!doctype html>", "text/html"),
  ],
] as const)("when a page can't be loaded: %s", (_kind, path, breakIt) => {
  test("a click leads to one full load, then to the box; the article is in the HTML [nav.load-reload, nav.load-error, failure.one-reload, failure.page-data]", async () => {
    const open = await openPage(shipped, "/blog/welcome");
    breakIt(open);
    let documents = 0;
    open.page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await follow(open, `${path}?a=1#top`);
    await alert(open).waitFor();
    expect(new URL(open.page.url()).search + new URL(open.page.url()).hash).toBe("?a=1#top");
    expect(documents).toBe(1);
    expect(await open.page.locator("main h1").isVisible()).toBe(true);
    expect((await alert(open).textContent())?.length).toBeGreaterThan(40);
    expect(open.log.warnings.some((text) => text.includes(path))).toBe(true);
  });

  test("Retry works when the parts are back [failure.retry]", async () => {
    const open = await openPage(shipped, "/blog/welcome");
    breakIt(open);
    await follow(open, path);
    await alert(open).waitFor();
    open.server.reset();
    await open.page.getByRole("button", { name: "Retry" }).click();
    await alert(open).waitFor({ state: "detached" });
    await hydrated(open.page);
    expect(open.path()).toBe(path);
  });
});

test("a direct visit reloads once by itself, then shows the box: no loop, with storage blocked too [failure.one-reload]", async () => {
  for (const storage of [undefined, "blocked"] as const) {
    const server = await serverOf(shipped);
    server.reset();
    server.fail(DOC_CHUNK, 404);
    const open = await openPage(shipped, PATH, { until: "commit", ...(storage === undefined ? {} : { storage }) });
    await alert(open).waitFor();
    // The visit, the question whether the server is there, and the one reload.
    expect(documents(open, PATH)).toBe(3);
    expect(await open.page.locator("main h1").isVisible()).toBe(true);
  }
});

test("without network the page stays, with the box, and Retry goes on when it is back [nav.load-error, failure.retry]", async () => {
  const open = await openPage(shipped, "/blog/welcome");
  await open.context.setOffline(true);
  await follow(open, PATH);
  await alert(open).waitFor();
  expect(open.path()).toBe("/blog/welcome");
  expect(await open.page.locator("main h1").isVisible()).toBe(true);
  await open.context.setOffline(false);
  await open.page.getByRole("button", { name: "Retry" }).click();
  await open.page.waitForURL(`**${PATH}`);
  await hydrated(open.page);
  expect(await alert(open).count()).toBe(0);
});

test("an address that nobody has shows the not-found page in place [error.unknown-route]", async () => {
  const open = await openPage(shipped, "/docs/bank-code");
  await follow(open, "/docs/no-such-page-anywhere");
  await open.page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  expect(await alert(open).count()).toBe(0);
});

test("an island whose code is missing leaves what the HTML has, and nothing reloads [failure.one-reload]", async () => {
  const open = await openPage(shipped, PATH);
  const chunks = /\/\d+-[0-9a-f]+\.js$/;
  const before = new Set(open.server.requests.filter((path) => chunks.test(path)));
  await open.page.locator("[data-island]").first().scrollIntoViewIfNeeded();
  await open.page.locator("[data-island] input").waitFor();
  const island = open.server.requests.find((path) => chunks.test(path) && !before.has(path));
  if (island === undefined) throw new Error("the island has no chunk of its own");

  const server = open.server;
  server.reset();
  server.fail(island, 404);
  const again = await openPage(shipped, PATH);
  const warned = again.page.waitForEvent("console", (message) => message.text().includes("Could not load the island"));
  await again.page.locator("[data-island]").first().scrollIntoViewIfNeeded();
  await warned;
  expect(documents(again, PATH)).toBe(1);
  expect(await again.page.locator("main table tbody tr").count()).toBeGreaterThan(100);
});

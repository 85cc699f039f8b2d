import { BuiltLinks } from "./BuiltLinks";

const PAGES: Readonly<Record<string, string>> = {
  "/": '<h1 id="start">A</h1>',
  "/docs/a": '<h2 id="pay">Pay</h2><h2 id="größe">G</h2>',
  "/Footer/": '<h2 id="legal">L</h2>',
};
const FILES = ["/index.html", "/docs/a/index.html", "/docs/a.html", "/Footer/index.html", "/img/a b.png", "/app.js"];
const OLD = "/docs/old";

/** What is wrong with a page of this body, on the path /docs/a or others, beside good pages. */
function faultsOf(body: string, { prefix = "", paths = ["/docs/a"] } = {}) {
  const links = new BuiltLinks(prefix, "https://doc.example.com");
  for (const [path, html] of Object.entries(PAGES)) links.add(path, paths.includes(path) ? html + body : html);
  for (const path of paths.filter((one) => PAGES[one] === undefined)) links.add(path, body);
  const extra = paths.map((path) => `${path}/index.html`);
  return links.issues({
    files: new Set([...FILES, `${OLD}/index.html`, ...extra]),
    arrive: ({ path, id }) => (path === OLD ? { path: "/docs/a", id } : { path, id }),
    placeOf: (path, address) => ({ file: `${path ?? "layout"} ${address}`, line: 3, column: 5 }),
  });
}

test.each(["", "/portal"])("with the prefix %j good addresses are fine", (prefix) => {
  const good = [
    "/",
    "/docs/a",
    "/docs/a/",
    "/docs/a.html",
    "/docs/a#pay",
    "/docs/a/?x=1#gr%C3%B6%C3%9Fe",
    "/Footer#legal",
  ]
    .concat(["/docs/old#pay", "/img/a%20b.png", "/docs/a#top", "/docs/a#:~:text=Pay"])
    .map((address) => `<a href="${prefix}${address}">a</a>`);
  const others = `<a href="#pay">a</a><a href="?x=1">a</a><a href="a#pay">a</a><a href="https://example.com/no">a</a>
    <a href="mailto:a@example.com">a</a><a href="tel:1">a</a><img src="${prefix}/img/a%20b.png" srcset="${prefix}/img/a%20b.png 1x">
    <script src="${prefix}/app.js"></script><link rel="canonical" href="https://doc.example.com${prefix}/docs/a">
    <svg><use href="#nothing"></use></svg><form action="${prefix}/docs/a"></form>`;
  expect(faultsOf(good.join("") + others, { prefix })).toEqual([]);
});

test.each([
  ["a missing page", '<a href="/docs/b">b</a>', "broken-link", "/docs/a"],
  ["a missing relative page", '<a href="b">b</a>', "broken-link", "/docs/a"],
  [
    "a missing page for those without JavaScript",
    '<noscript><a href="/docs/b">b</a></noscript>',
    "broken-link",
    "/docs/a",
  ],
  ["a missing anchor", '<a href="/docs/a#pai">b</a>', "broken-anchor", "pay"],
  ["a missing anchor behind a redirect", '<a href="/docs/old#pai">b</a>', "broken-anchor", "pay"],
  ["a missing anchor of the page itself", '<a href="#pai">b</a>', "broken-anchor", "pay"],
  ["a missing image", '<img src="/img/b.png" alt="">', "missing-asset", "/img/a b.png"],
  [
    "a missing size of an image",
    '<img src="/img/a%20b.png" srcset="/img/a%20b.png 1x, /img/c.png 2x">',
    "missing-asset",
    "/img/a b.png",
  ],
  ["a missing script", '<script src="/ap.js"></script>', "missing-asset", "/app.js"],
  ["a page under its published address", '<a href="https://doc.example.com/docs/b">b</a>', "broken-link", "/docs/a"],
  ["another letter case", '<a href="/docs/A">b</a>', "broken-link", "/docs/a"],
  ["no address", '<a href="https://">b</a>', "broken-link", undefined],
])("%s is reported with its place and what is near", (_what, body, rule, near) => {
  const [issue, ...others] = faultsOf(body);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({ rule, line: 3, column: 5 });
  expect(issue?.message).toContain("in the HTML on `/docs/a`");
  expect(issue?.known?.[0]).toBe(near);
});

test("an address without the path prefix is reported", () => {
  const [issue] = faultsOf('<a href="/docs/a">a</a>', { prefix: "/portal" });
  expect(issue?.message).toContain("is outside of the path prefix /portal");
});

test("what is broken on many pages is one issue, which says where to look", () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/docs/p${String(index)}`);
  const [issue, ...others] = faultsOf('<footer><a href="/nope">a</a></footer><p>', { paths });
  expect(others).toEqual([]);
  expect(issue?.message).toContain("on 9 pages, `/docs/p0` the first");
  expect(issue?.file).toBe("layout /nope");
  expect(issue?.fix).toContain("it sits in the layout");
});

test("a hundred faults among a thousand pages are found, every one, and nothing else", () => {
  const COUNT = 1000;
  const pathOf = (index: number): string => `/docs/area-${String(index % 20)}/page-${String(index)}`;
  const kinds = [
    (index: number) => `<a href="${pathOf(index)}-gone">x</a>`,
    (index: number) => `<a href="${pathOf((index + 7) % COUNT)}#gone-${String(index)}">x</a>`,
    (index: number) => `<a href="#own-gone-${String(index)}">x</a>`,
    (index: number) => `<img src="/img/gone-${String(index)}.png" alt="">`,
    (index: number) => `<a href="${pathOf(index).toUpperCase()}">x</a>`,
  ];
  const links = new BuiltLinks("", "https://doc.example.com");
  const files = new Set(["/img/logo.png"]);
  const planted: string[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const path = pathOf(index);
    const next = pathOf((index + 1) % COUNT);
    const isFaulty = index % 10 === 3;
    const fault = isFaulty ? (kinds[Math.floor(index / 10) % kinds.length]?.(index) ?? "") : "";
    if (isFaulty) planted.push(path);
    files.add(`${path}/index.html`);
    links.add(
      path,
      `<h2 id="part">P</h2><a href="${next}#part">n</a><a href="#part">o</a><a href="${next}/?q=1">q</a><img src="/img/logo.png" alt="">${fault}`,
    );
  }
  const issues = links.issues({
    files,
    arrive: (address) => address,
    placeOf: (path) => ({ file: path ?? "layout", line: 1, column: 1 }),
  });
  expect(planted).toHaveLength(100);
  expect(issues.map(({ file }) => file).sort()).toEqual(planted.sort());
});

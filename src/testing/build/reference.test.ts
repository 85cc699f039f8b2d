// The API reference of the built site: every call once, every field with an anchor, samples that exist, small pages.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { callAnchor } from "../../shared/apiAnchors";
import { builtSite, filesIn, PREFIX, PUBLIC_DIR, type BuiltPage } from "./builtSite";
import { withoutPageData } from "./firstLoad";
import { articleOf, attribute, elementsNamed, elementsOf } from "./htmlTree";

interface Entry {
  readonly id?: string;
  readonly page?: string;
  readonly operationId?: string;
  readonly "x-page"?: string;
  readonly "x-calls"?: readonly Entry[];
}
interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  readonly "x-interactions": Readonly<Record<string, Entry>>;
}

const text = readFileSync(path.join(PUBLIC_DIR, "openapi.json"), "utf8");
const openApi = JSON.parse(text) as OpenApi;
const METHODS = new Set(["get", "post", "put", "patch", "delete"]);

const operations = [...Object.values(openApi.paths), ...Object.values(openApi.webhooks)].flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) => (METHODS.has(method) ? [operation] : [])),
);
/** Every call of the published description: its id and the page that documents it. */
const calls = [
  ...operations.flatMap((operation) => operation["x-calls"] ?? [operation]),
  ...Object.entries(openApi["x-interactions"]).map(([id, entry]) => ({ ...entry, id })),
].map((entry) => ({ id: entry.id ?? entry.operationId ?? "", page: entry.page ?? entry["x-page"] ?? "" }));

const { pages } = builtSite();
const docs = pages.filter(({ route }) => route.startsWith("/docs/"));
const idsOf = ({ document }: BuiltPage): string[] =>
  [...elementsOf(document)].flatMap((element) => attribute(element, "id") ?? []);
/** Size of a page's HTML in KB. Its data was a file of its own once, and has a budget of its own (budgets.test.ts). */
const gzipped = ({ html }: BuiltPage): number => gzipSync(withoutPageData(html), { level: 9 }).length / 1000;
const hasClass = (name: string) => (element: Parameters<typeof attribute>[0]) =>
  (attribute(element, "class") ?? "").split(" ").includes(name);
const callsShown = ({ document }: BuiltPage): number => [...elementsOf(document)].filter(hasClass("op")).length;

test("the description is published whole: nothing in it refers to another file", () => {
  expect(openApi.openapi).toBe("3.1.0");
  expect(calls.length).toBeGreaterThan(130);
  const outside = [...text.matchAll(/"\$ref": "([^"]*)"/g)].map(([, target]) => target ?? "");
  expect(outside.filter((target) => !target.startsWith("#/"))).toEqual([]);
  expect(text).not.toMatch(/\{(?:product|hosts)\./);
});

test("every call stands on exactly the page that it names [decision.api]", () => {
  const routes = new Map<string, string[]>();
  for (const page of docs) {
    for (const id of idsOf(page)) routes.set(id, [...(routes.get(id) ?? []), page.route]);
  }
  const wrong = calls.flatMap(({ id, page }) => {
    const found = (routes.get(callAnchor(id)) ?? []).filter((route) =>
      docs.some((candidate) => candidate.route === route && callsShown(candidate) > 0),
    );
    return found.includes(`/docs/${page}`) ? [] : [`${id}: ${page}, found on ${found.join(", ")}`];
  });
  expect(wrong).toEqual([]);
  const shown = docs.reduce((sum, page) => sum + callsShown(page), 0);
  expect(shown).toBe(calls.length);
});

test("every field has an anchor, and links to itself by it", () => {
  const rows = docs.flatMap((page) =>
    [...elementsOf(page.document)].filter(hasClass("f")).map((row) => ({ page: page.route, row })),
  );
  expect(rows.length).toBeGreaterThan(2000);
  const wrong = rows.filter(({ row }) => {
    const [link] = elementsNamed(row, "a");
    return link === undefined || attribute(link, "href") !== `#${attribute(row, "id") ?? "?"}`;
  });
  expect(wrong.map(({ page, row }) => `${page} ${attribute(row, "id") ?? "no id"}`)).toEqual([]);
});

test("every sample on a page is a program that the site has, in seven languages", () => {
  const files = new Set(filesIn().map((file) => `${PREFIX}/${file}`));
  const programs = docs.flatMap((page) =>
    [...elementsOf(page.document)].flatMap((element) => attribute(element, "data-program") ?? []),
  );
  expect(programs.length).toBeGreaterThan(800);
  expect(programs.filter((program) => !files.has(program))).toEqual([]);
  const extensions = new Set([...files].flatMap((file) => /\/samples\/\w+\.(\w+)$/.exec(file)?.[1] ?? []));
  expect([...extensions].sort()).toEqual(["cs", "go", "java", "mjs", "php", "py", "sh"]);
});

test("pages stay small: under 60 KB gzipped, and under 15 KB where a page has one call", () => {
  const sizes = docs.map((page) => ({ route: page.route, size: gzipped(page), calls: callsShown(page) }));
  expect(sizes.filter(({ size }) => size >= 60)).toEqual([]);
  const typical = sizes
    .filter(({ calls: shown }) => shown === 1)
    .map(({ size }) => size)
    .sort((a, b) => a - b);
  expect(typical[Math.floor(typical.length / 2)]).toBeLessThan(15);
});

test("the reference loads no script beyond that of every docs page", () => {
  const scriptsOf = (page: BuiltPage): string[] =>
    elementsNamed(page.document, "script").flatMap((script) => attribute(script, "src") ?? []);
  const guide = docs.find(({ route }) => route.endsWith("/introduction/usecase"));
  const usual = new Set(guide === undefined ? [] : scriptsOf(guide));
  expect(usual.size).toBeGreaterThan(0);
  const more = docs.flatMap((page) =>
    callsShown(page) === 0 ? [] : scriptsOf(page).filter((source) => !usual.has(source)),
  );
  expect(more).toEqual([]);
});

test("every error code has an anchor, and leads to the calls that name it [error.own-codes]", () => {
  const page = docs.find(({ route }) => route.endsWith("/error-codes"));
  const article = page && articleOf(page.document);
  const rows =
    article === undefined ? [] : elementsNamed(article, "tr").filter((row) => attribute(row, "id") !== undefined);
  expect(rows.length).toBe(390);
  const anchors = new Set(calls.map(({ id }) => callAnchor(id)));
  const links = rows.flatMap((row) => elementsNamed(row, "a").map((link) => attribute(link, "href") ?? ""));
  const toCalls = links.filter((href) => href.includes("/docs/"));
  expect(toCalls.length).toBeGreaterThan(150);
  expect(toCalls.filter((href) => !anchors.has(href.split("#")[1] ?? ""))).toEqual([]);
});

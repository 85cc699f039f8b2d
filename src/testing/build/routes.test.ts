// Every route of the specification answers, as a plain static host would.
import { serveBuiltSite } from "./browser";
import { siteSettings } from "./builtSite";
import { articleOf, parseDocument, textOf } from "./htmlTree";
import { DOC_IDS, specRoutes } from "./specRoutes";
import type { Server } from "../server/serve";

let server: Server;

beforeAll(async () => {
  server = await serveBuiltSite();
});

afterAll(() => server.close());

async function get(route: string): Promise<{ status: number; text: string }> {
  const response = await fetch(server.url + route);
  const document = parseDocument(await response.text());
  const own = articleOf(document);
  return { status: response.status, text: own ? textOf(own).trim() : "" };
}

test("there are 126 docs pages [routes.docs-pages]", () => {
  expect(new Set(DOC_IDS).size).toBe(126);
});

test.each(specRoutes(siteSettings().slug))(
  "%s answers 200 with text [routes.docs-pages, routes.home, routes.blog, routes.footer, routes.docs-root, product.static]",
  async (route) => {
    const { status, text } = await get(route);
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(20);
  },
);

test.each(["/nowhere", "/docs/nowhere", "/docs/error-codes/nowhere", "/blog/nowhere", "/DOCS/error-codes"])(
  "%s answers 404 with the not-found page [routes.not-found, routes.exact, error.unknown-route]",
  async (route) => {
    const { status, text } = await get(route);
    expect(status).toBe(404);
    expect(text.length).toBeGreaterThan(20);
  },
);

test("a route with a slash at the end and one with a query answer as well [nav.trailing-slash]", async () => {
  expect((await get("/docs/error-codes/")).status).toBe(200);
  expect((await get("/docs/error-codes?from=mail")).status).toBe(200);
});

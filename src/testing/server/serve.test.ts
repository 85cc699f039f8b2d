import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { serve, type Server, type ServeOptions } from "./serve";

const folder = mkdtempSync(path.join(os.tmpdir(), "serve-"));
const root = path.join(folder, "public");
mkdirSync(path.join(root, "docs/guide"), { recursive: true });
const FILES = {
  "public/index.html": "home",
  "public/404.html": "not found",
  "public/docs/guide/index.html": "guide",
  "public/docs/page.html": "page",
  "public/docs/a b.txt": "a b",
  "public/app.js": "let a;",
  "public/logo.png": "png",
  "secret.txt": "secret",
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);

const open: Server[] = [];

async function start(options?: ServeOptions): Promise<Server> {
  const server = await serve(root, options);
  open.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Asks for exactly this path: `fetch` would resolve `..` before sending it. */
function ask(url: string, pathname: string, headers: http.OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const { port } = new URL(url);
      http
        .request({ port, path: pathname, headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        })
        .on("error", reject)
        .end();
    },
  );
}

test.each([
  ["/", 200, "home"],
  ["/index.html", 200, "home"],
  ["/docs/guide", 200, "guide"],
  ["/docs/guide/", 200, "guide"],
  ["/docs/guide?a=1#b", 200, "guide"],
  ["/docs/page", 200, "page"],
  ["/docs/page/", 200, "page"],
  ["/docs/a%20b.txt", 200, "a b"],
  ["/docs", 404, "not found"],
  ["/nowhere", 404, "not found"],
  ["/../secret.txt", 404, "not found"],
  ["/%2e%2e/secret.txt", 404, "not found"],
  ["/..%2fsecret.txt", 404, "not found"],
  ["/%E0%A4%A", 400, ""],
  ["/a%00b", 400, ""],
])("%s answers %i", async (pathname, status, body) => {
  const { url } = await start();
  expect(await ask(url, pathname)).toMatchObject({ status, body });
});

test("answers are typed, and compressed where that is asked for and helps", async () => {
  const { url } = await start();
  const plain = await ask(url, "/app.js");
  expect(plain.headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", vary: "accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const zipped = await fetch(`${url}/app.js`, { headers: { "accept-encoding": "gzip" } });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(await zipped.text()).toBe("let a;");
  const image = await ask(url, "/logo.png", { "accept-encoding": "gzip" });
  expect(image.headers["content-encoding"]).toBeUndefined();
});

test("a changed file is served as it is now", async () => {
  const { url } = await start();
  writeFileSync(path.join(root, "new.html"), "one");
  expect(await (await fetch(`${url}/new`)).text()).toBe("one");
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(path.join(root, "new.html"), "two");
  expect(await (await fetch(`${url}/new`)).text()).toBe("two");
});

test("what the browser has already is not sent again", async () => {
  const { url } = await start();
  const { etag = "" } = (await ask(url, "/app.js")).headers;
  expect(await ask(url, "/app.js", { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
  expect(await ask(url, "/app.js", { "if-none-match": 'W/"other"' })).toMatchObject({ status: 200, body: "let a;" });
});

test("HEAD has no body, other methods are refused", async () => {
  const { url } = await start();
  expect(await ask(url, "/", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
  expect(await ask(url, "/", {}, "POST")).toMatchObject({ status: 405 });
});

test("under a path prefix everything outside it is not found", async () => {
  const { url } = await start({ prefix: "/portal" });
  expect(url).toMatch(/\/portal$/);
  expect(await ask(url, "/portal")).toMatchObject({ status: 200, body: "home" });
  expect(await ask(url, "/portal/docs/guide")).toMatchObject({ status: 200, body: "guide" });
  expect(await ask(url, "/docs/guide")).toMatchObject({ status: 404, body: "not found" });
  expect(await ask(url, "/portalx")).toMatchObject({ status: 404 });
});

test("single answers are held back, broken or replaced", async () => {
  const { url } = await start({
    intercept: (pathname) =>
      ({
        "/slow": { delay: 80 },
        "/app.js": { body: "<p>", contentType: "text/html" },
        "/docs/guide": { status: 503 },
      })[pathname],
  });
  const begin = performance.now();
  await ask(url, "/slow");
  expect(performance.now() - begin).toBeGreaterThan(70);
  expect(await ask(url, "/app.js")).toMatchObject({
    status: 200,
    body: "<p>",
    headers: { "content-type": "text/html" },
  });
  expect(await ask(url, "/docs/guide")).toMatchObject({ status: 503 });
});

test("a body in pieces, each of whole tags, is complete", async () => {
  const page = `<p>${"<b>a word</b> ".repeat(20)}</p>`;
  writeFileSync(path.join(root, "slow.html"), page);
  const { url } = await start({ intercept: () => ({ pieces: 50 }) });
  const pieces: string[] = [];
  await new Promise((resolve, reject) => {
    http
      .get(`${url}/slow.html`, (response) => {
        response.on("data", (piece: Buffer) => pieces.push(piece.toString())).on("end", resolve);
      })
      .on("error", reject);
  });
  expect(pieces.join("")).toBe(page);
  expect(pieces.every((piece) => piece.endsWith(">"))).toBe(true);
  expect(pieces.length).toBeGreaterThan(1);
});

test("headers go with every answer, and a taken port is an error", async () => {
  const { url } = await start({ headers: { "x-test": "1" } });
  expect((await ask(url, "/nowhere")).headers).toMatchObject({ "x-test": "1" });
  await expect(serve(root, { port: Number(new URL(url).port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

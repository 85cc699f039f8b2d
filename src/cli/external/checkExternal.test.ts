// A site with links to a server on this machine, from every place where a link can stand.
import { readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { formatReport } from "../../node/issues";
import { folderOf } from "../../testing/fixtures/folder";
import { doc, loadFrom, SITE, SITE_YAML } from "../../testing/fixtures/project";
import { CACHE_FILE, checkExternal } from "./checkExternal";
import { network } from "./Http";
import type { SkipReason } from "./skipReason";

let server: http.Server;
let origin: string;
let requests: string[] = [];

beforeAll(async () => {
  server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x");
    requests.push(pathname);
    const status = /^\/(\d+)/.exec(pathname)?.[1] ?? "200";
    const headers = status === "301" ? { location: "/here" } : {};
    response.writeHead(Number(status), { "content-type": "text/html", ...headers }).end('<h1 id="a">A</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const files = () => ({
  ...SITE,
  "content/site.yaml": `${SITE_YAML.replace("links:\n", `links:\n  old: ${origin}/301\n  gone: "${origin}/404/{product.slug}"\n`)}announcementBar:\n  id: a\n  content: "New: [fees](${origin}/410/fees)."\n`,
  "content/docs/start.mdx": doc(
    "Start",
    `See [a](${origin}/404/page), [b](${origin}/here#a), [c](${origin}/here#b).\n\n[Old]({links.old}) and [d](${origin}/403).\n\n[x](https://shop.example.com/x) [api](https://api.zephyr.test/x)\n`,
  ),
  "content/docs/guide.mdx": doc("Guide", `\nAgain [a](${origin}/404/page).\n`),
  "content/data/testing-wallets.yaml": `wallets:\n  - method: A\n    production: true\n    sandbox: true\n    note: See ${origin}/404/note.\n`,
  "src/components/a/A.tsx": `export const A = () => (\n  <a href="${origin}/404/component" />\n);\nexport const B = <svg xmlns="http://www.w3.org/2000/svg" />;\n`,
  "src/components/a/A.test.tsx": `const x = "${origin}/404/test";\n`,
});

/** Everything but this server is somebody else's. */
const skip = (url: URL): SkipReason | null =>
  url.origin === origin ? null : url.host.endsWith("example.com") ? "example or local hosts" : "hosts of the platform";

test("every link is found and reported where it stands, once per place", async () => {
  const root = folderOf(files());
  const project = await loadFrom(root);
  expect(project.issues.filter(({ rule }) => rule !== "unlocked-address")).toEqual([]);
  requests = [];
  const options = { root, skip, http: network };
  const report = await checkExternal(project, project.site!, options);

  const spots = report.issues.map(({ file, line, column, rule, message }) =>
    `${file}:${String(line)}:${String(column)} ${rule} ${message}`.replaceAll(origin, "O"),
  );
  expect(spots.sort()).toEqual([
    "content/data/testing-wallets.yaml:5:15 broken-link link `O/404/note` answers 404",
    "content/docs/guide.mdx:5:7 broken-link link `O/404/page` answers 404",
    "content/docs/start.mdx:4:5 broken-link link `O/404/page` answers 404",
    `content/docs/start.mdx:${spotOf("[c]")} broken-anchor link \`O/here#b\` has no anchor \`#b\``,
    "content/site.yaml:15:9 broken-link link `O/404/zephyr` answers 404",
    `content/site.yaml:${spotOf(`${origin}/410`)} broken-link link \`O/410/fees\` answers 410`,
    "src/components/a/A.tsx:2:12 broken-link link `O/404/component` answers 404",
  ]);
  expect(report.notes.map((line) => line.replaceAll(origin, "O"))).toEqual([
    "content/docs/start.mdx:6:1 has moved for good: `O/301` is now `O/here`",
    "content/docs/start.mdx:6:24 can't be verified: `O/403` answers 403",
    "content/site.yaml:14:8 has moved for good: `O/301` is now `O/here`",
  ]);
  expect(report.counts).toBe(
    "External addresses: 2 ok, 6 broken, 1 could not be verified; not asked for: 4 (example or local hosts), 1 (hosts of the platform)",
  );
  expect(requests.filter((request) => request === "/404/page").length).toBe(2); // HEAD, then GET
  expect(requests).not.toContain("/404/test");
  expect(formatReport(report.issues, false, () => null)).toContain("7 errors, 0 warnings");

  // What is ok is not asked for again; what is broken is.
  requests = [];
  expect((await checkExternal(project, project.site!, options)).counts).toBe(report.counts);
  expect(requests).toContain("/404/page");
  expect(requests).not.toContain("/301");
  expect(JSON.parse(readFileSync(path.join(root, CACHE_FILE), "utf8"))).toMatchObject({ version: 1 });
});

/** Line and column of a text in the two files whose lines depend on the server's port. */
function spotOf(part: string): string {
  const text = files()[part === "[c]" ? "content/docs/start.mdx" : "content/site.yaml"];
  const before = text.slice(0, text.indexOf(part)).split("\n");
  return `${String(before.length)}:${String((before.at(-1) ?? "").length + 1)}`;
}

test("hosts set aside for examples, the platform's and the site's own are not asked for", async () => {
  const root = folderOf({
    ...SITE,
    "content/site.yaml": SITE_YAML.replace("https://docs.zephyr.example.com", "https://docs.zephyr.com").replace(
      "https://api.zephyr.example.com",
      "https://api.zephyr.com",
    ),
    "content/docs/guide.mdx": doc(
      "Guide",
      "[a](https://docs.zephyr.com/docs/start) [b](https://api.zephyr.com/v1) [c](http://localhost:3000) [d](https://other.zephyr.com/)\n",
    ),
  });
  const project = await loadFrom(root);
  const asked: string[] = [];
  const report = await checkExternal(project, project.site!, {
    root,
    http: { ...network, fetch: (url) => Promise.resolve(new Response(void asked.push(url))) },
  });
  expect(asked).toEqual(["https://other.zephyr.com/"]);
  expect(report.counts).toBe(
    "External addresses: 1 ok, 0 broken, 0 could not be verified; not asked for: 2 (example or local hosts), 2 (hosts of the platform), 2 (the site itself)",
  );
});

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { siteDigests } from "../../cli/warm/compareSites";
import { copyProject } from "../../cli/warm/projectCopy";
import { launchBrowser } from "../browser/chromium";
import { BROKEN_SITES, issuesOf, reportOn } from "../fixtures/brokenSites";
import { serve } from "../server/serve";

/**
 * Other content through the same engine, in a copy of the project: first a miniature site, then ones that are broken
 * in every way, which have to leave the miniature site as it was built.
 */
const MINI = "src/testing/sites/mini";
const PREFIX = "/portal";
const root = process.cwd();
const copy = copyProject(root);
const site = path.join(copy.folder, "public");

interface Run {
  readonly status: number | null;
  readonly output: string;
}

function run(command: readonly string[], contentDir: string, strict = ""): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      PATH_PREFIX: PREFIX,
      STRICT: strict,
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  return { status, output: stdout + stderr };
}

const gatsby = path.join(root, "node_modules/gatsby/cli.js");
const bareBuild = [gatsby, "build", "--prefix-paths"];
const read = (file: string): string => readFileSync(path.join(site, file), "utf8");

const HEADLINE = "The content has errors; nothing was built and the last built site is untouched.";

/** The report alone: from its first line to the counts. */
const reportOf = ({ output }: Run): string =>
  /The content has errors[\s\S]*?in content and configuration/.exec(output)?.[0] ?? "";

afterAll(() => {
  rmSync(copy.folder, { recursive: true, force: true });
});

describe("a miniature site", () => {
  let built: Run;

  beforeAll(() => {
    built = run(bareBuild, MINI);
  });

  test("builds", () => {
    expect(built.output).toContain("Done building");
    expect(built.status).toBe(0);
  });

  test("has its own product name and none of the shipped one", () => {
    const start = read("docs/start/index.html");
    expect(start).toMatch(/<title[^>]*>Start with Zephyr \| Zephyr docs<\/title>/);
    expect(start).toContain("https://api.zephyr.example.com/v1");
    expect([...siteDigests(site).keys()].filter((file) => /Acme/i.test(read(file)))).toEqual([]);
  });

  test("has its three docs and no other", () => {
    const docs = [...siteDigests(site).keys()].filter((file) => /^docs\/.+\/index\.html$/.test(file));
    expect(docs.sort()).toEqual([
      "docs/deep/er/ünï code zephyr/index.html",
      "docs/guide/index.html",
      "docs/start/index.html",
    ]);
  });

  test("puts the path prefix before every link of the site", () => {
    const links = [...read("docs/start/index.html").matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => link?.startsWith(`${PREFIX}/`) !== true && link !== PREFIX)).toEqual([]);
  });

  test("answers under the prefix, odd file names included, and nowhere else", async () => {
    const server = await serve(site, { prefix: PREFIX });
    try {
      const status = async (url: string): Promise<number> => (await fetch(url)).status;
      expect(await status(`${server.url}/docs/guide`)).toBe(200);
      expect(await status(`${server.url}/docs/deep/er/${encodeURIComponent("ünï code zephyr")}`)).toBe(200);
      expect(await status(`${server.url.replace(PREFIX, "")}/docs/guide`)).toBe(404);
    } finally {
      await server.close();
    }
  });

  test("serves an image of its content in modern formats, with its size", () => {
    const picture = /<picture>[\s\S]*?<\/picture>/.exec(read("docs/guide/index.html"))?.[0] ?? "";
    expect(picture).toContain('width="600" height="300"');
    expect(picture).toContain('type="image/avif"');
    expect(picture).toContain('type="image/webp"');
    const files = [...picture.matchAll(/\/portal(\/content-assets\/[^\s",]+)/g)].map((match) => match[1] ?? "");
    expect(files.length).toBe(5);
    expect(files.filter((file) => !existsSync(path.join(site, file)))).toEqual([]);
  });

  test("reads CRLF and a byte order mark like any other file", () => {
    const start = read("docs/start/index.html");
    expect(start).toContain('<div class="table-box"');
    expect(start).not.toContain("\uFEFF");
    expect(start).not.toContain("\r");
  });
});

test("a build after one that ended early starts from an empty cache, and is whole", () => {
  const marker = path.join(copy.folder, ".cache/docs-engine/unfinished");
  const before = siteDigests(site);
  expect(existsSync(marker)).toBe(false);
  writeFileSync(marker, "");
  const again = run(bareBuild, MINI);
  expect(again.output).toContain("starting from an empty cache");
  expect(again.status).toBe(0);
  expect(existsSync(marker)).toBe(false);
  expect(siteDigests(site)).toEqual(before);
});

describe.each(BROKEN_SITES)("a site that is broken in every way: %s", (name) => {
  const folder = `src/testing/sites/${name}`;
  let before: ReadonlyMap<string, string>;
  let broken: Run;

  beforeAll(() => {
    before = siteDigests(site);
    broken = run(bareBuild, folder);
  });

  test("ends with exit code 1", () => {
    expect(broken.status).toBe(1);
  });

  test("reports each mistake, in the very words that snapshots hold", async () => {
    const issues = await issuesOf(name);
    expect(issues.length).toBeGreaterThan(10);
    expect(reportOf(broken)).toBe(`${HEADLINE}\n\n${reportOn(issues)}`);
  });

  test("leaves the last good site as it was", () => {
    expect(before.size).toBeGreaterThan(10);
    expect(siteDigests(site)).toEqual(before);
  });

  test("fails in the same way through npm run build", () => {
    const wrapped = run(["src/cli/build.mjs"], folder);
    expect(wrapped.status).toBe(1);
    expect(reportOf(wrapped)).toBe(reportOf(broken));
  });
});

describe("a page of the miniature site that is moved by the command", () => {
  const content = path.join(copy.folder, "moved");
  let edited: string[];
  let commands: readonly Run[];
  let built: Run;

  /** Every file of the content with its text. */
  const texts = (): ReadonlyMap<string, string> =>
    new Map(
      readdirSync(content, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".png"))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(content, file), readFileSync(file, "utf8")]),
    );

  beforeAll(() => {
    cpSync(path.join(copy.folder, MINI), content, { recursive: true });
    const docs = (...args: readonly string[]): Run => run(["src/cli/docs.mjs", ...args], "moved");
    const locked = docs("lock");
    const before = texts();
    commands = [locked, docs("mv", "guide", "manual/first")];
    const after = texts();
    edited = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
    built = run(bareBuild, "moved", "1");
  });

  test("changes what leads to it, and nothing else", () => {
    expect(commands.map(({ status }) => status)).toEqual([0, 0]);
    expect(edited.sort()).toEqual([
      "anchors.lock",
      "docs/guide.md",
      "docs/manual/first.md",
      "docs/start.mdx",
      "redirects.yaml",
      "sidebar.yaml",
      "site.yaml",
    ]);
    const [before, after] = [MINI, "moved"].map((folder) =>
      readFileSync(path.join(copy.folder, folder, "docs/start.mdx"), "utf8").split("\n"),
    );
    const lines = (after ?? []).flatMap((line, index) => (line === before?.[index] ? [] : [[before?.[index], line]]));
    expect(lines).toEqual([
      [
        expect.stringContaining("[guide](./guide.md#second-heading)"),
        expect.stringContaining("[guide](./manual/first.md#second-heading)"),
      ],
    ]);
  });

  test("leaves no broken link: a strict build passes", () => {
    expect(built.output).toContain("Done building");
    expect(built.status).toBe(0);
    expect(read("docs/start/index.html")).toContain(`href="${PREFIX}/docs/manual/first#second-heading"`);
  });

  test.each([
    ["the old address", "/docs/guide", "/docs/manual/first"],
    ["an old anchor, and the query", "/docs/guide?a=b#second-heading", "/docs/manual/first?a=b#second-heading"],
  ])("%s arrives", async (_what, from, to) => {
    const server = await serve(site, { prefix: PREFIX });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(server.url + from);
      await page.waitForURL(server.url + to);
      await page.getByRole("heading", { level: 1, name: "A guide in plain Markdown" }).waitFor();
    } finally {
      await browser.close();
      await server.close();
    }
  });
});

test("says so when there is no content at all", () => {
  mkdirSync(path.join(copy.folder, "empty"));
  const empty = run(bareBuild, "empty");
  expect(empty.status).toBe(1);
  expect(empty.output).toContain("empty/site.yaml:1:1 error [config-shape]");
});

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { siteDigests } from "../../cli/warm/compareSites";
import { copyProject } from "../../cli/warm/projectCopy";
import { serve } from "../server/serve";

/**
 * Other content through the same engine, in a copy of the project: first a miniature site, then one that is broken
 * in every way, which has to leave the miniature site as it was built.
 */
const MINI = "src/testing/sites/mini";
const BROKEN = "src/testing/sites/broken";
const PREFIX = "/portal";
const root = process.cwd();
const copy = copyProject(root);
const site = path.join(copy.folder, "public");

interface Run {
  readonly status: number | null;
  readonly output: string;
}

function run(command: readonly string[], contentDir: string): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      PATH_PREFIX: PREFIX,
      STRICT: "",
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
  });
  return { status, output: stdout + stderr };
}

const gatsby = path.join(root, "node_modules/gatsby/cli.js");
const bareBuild = [gatsby, "build", "--prefix-paths"];
const read = (file: string): string => readFileSync(path.join(site, file), "utf8");

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

describe("a site that is broken in every way", () => {
  let before: ReadonlyMap<string, string>;
  let broken: Run;

  beforeAll(() => {
    before = siteDigests(site);
    broken = run(bareBuild, BROKEN);
  });

  test("ends with exit code 1", () => {
    expect(broken.status).toBe(1);
  });

  test("reports everything at once, with place, value, known values and fix", () => {
    expect(reportOf(broken)).toMatchSnapshot();
  });

  test.each([
    ["invalid YAML", "data/bank-codes.yaml:2:11"],
    ["an unknown front matter key", "docs/unknown-key.mdx:3:1"],
    ["a missing title", "docs/missing-title.mdx:2:1"],
    ["an MDX syntax error", "docs/syntax.mdx:5:21"],
    ["an unknown block", "docs/unknown-block.mdx:5:1"],
    ["an unknown fence meta key", "docs/fence-meta.mdx:5:1"],
    ["a missing image", "docs/missing-image.mdx:6:1"],
    ["an unknown doc id in the sidebar", "sidebar.yaml:3:5"],
    ["a duplicate doc id", "docs/twice/index.mdx:1:1"],
  ])("names the place of %s", (_kind, place) => {
    expect(reportOf(broken)).toContain(`${BROKEN}/${place} error `);
  });

  test("leaves the last good site as it was", () => {
    expect(before.size).toBeGreaterThan(10);
    expect(siteDigests(site)).toEqual(before);
  });

  test("fails in the same way through npm run build", () => {
    const wrapped = run(["src/cli/build.mjs"], BROKEN);
    expect(wrapped.status).toBe(1);
    expect(reportOf(wrapped)).toBe(reportOf(broken));
  });

  test("says so when there is no content at all", () => {
    mkdirSync(path.join(copy.folder, "empty"));
    const empty = run(bareBuild, "empty");
    expect(empty.status).toBe(1);
    expect(empty.output).toContain("empty/site.yaml:1:1 error [config-shape]");
  });
});

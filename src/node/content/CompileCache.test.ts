import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serialize } from "node:v8";

import { apiOf } from "../../testing/fixtures/calls";
import { scope, sourceOf, stubInputs, vector } from "../../testing/fixtures/compile";
import type { Surroundings } from "../../testing/fixtures/compile";
import { data } from "../../testing/fixtures/data";
import { folderOf } from "../../testing/fixtures/folder";
import { CompileCache } from "./CompileCache";
import type { CompileInputs } from "./CompileInputs";

const FILE = "docs/guide/page.mdx";
const TEXT = '[a](./other.mdx) [b](./manual.pdf) ![c](./logo.svg)\n\n<BankCodes group="b2b" />\n';

interface World {
  readonly text?: string;
  readonly contentFile?: string;
  readonly around?: Surroundings;
  readonly inputs?: Partial<CompileInputs>;
  /** Digests of files and data sets; "1" where nothing is said. */
  readonly digests?: Readonly<Record<string, string | null>>;
}

const AROUND: Surroundings = {
  data,
  routes: { "docs/guide/other.mdx": "/docs/guide/other" },
  files: { "docs/guide/manual.pdf": "/content-assets/1/manual.pdf" },
  images: { "docs/guide/logo.svg": vector },
};

const newFile = (): string => path.join(folderOf(), "cache", "compiled.v8");

/** Compiles in a world and says whether the page was really compiled: only a compile asks for data. */
async function run(cache: CompileCache, world: World = {}) {
  const inputs = { ...stubInputs(world.around ?? AROUND), ...world.inputs };
  const compiled = jest.fn(inputs.data);
  const digest = (name: string): string | null => world.digests?.[name] ?? "1";
  const result = await cache.compile(
    sourceOf(world.text ?? TEXT, world.contentFile ?? FILE),
    { ...inputs, data: compiled },
    {
      file: (name) => (world.digests !== undefined && name in world.digests ? (world.digests[name] ?? null) : "1"),
      data: (name) => digest(name) ?? "",
      api: (key) => digest(key) ?? "",
    },
  );
  return { ...result, reused: compiled.mock.calls.length === 0 };
}

/** A cache that holds the page, read from disk again. */
async function filled(file: string, world: World = {}, engine = "engine"): Promise<CompileCache> {
  const cache = new CompileCache(file, engine);
  await run(cache, world);
  await cache.save(new Set([FILE]));
  return new CompileCache(file, engine);
}

test("a page is reused, in the same run and in the next, and is the same", async () => {
  const file = newFile();
  const cache = new CompileCache(file, "engine");
  const first = await run(cache);
  expect(first).toMatchObject({ reused: false, issues: [] });
  const again = await run(cache);
  expect(again).toEqual({ ...first, reused: true });
  await cache.save(new Set([FILE]));
  expect(await run(new CompileCache(file, "engine"))).toEqual(again);
});

describe("a page is compiled again when", () => {
  test.each<[string, World]>([
    ["its source changes", { text: `${TEXT}\nMore.\n` }],
    ["a setting changes", { inputs: { scope: { ...scope, product: { name: "Other", slug: "other" } } } }],
    ["the path prefix changes", { around: { ...AROUND, pathPrefix: "/portal" } }],
    ["an island appears", { around: { ...AROUND, islands: ["new"] } }],
    ["data that it shows changes", { digests: { "bank-codes": "2" } }],
    ["an image changes", { digests: { "docs/guide/logo.svg": "2" } }],
    ["a file that it links to changes", { digests: { "docs/guide/manual.pdf": "2" } }],
    ["a page that it links to moves", { around: { ...AROUND, routes: { "docs/guide/other.mdx": "/docs/else" } } }],
    ["a page that it links to goes", { around: { ...AROUND, routes: {} } }],
    ["an image goes", { around: { ...AROUND, images: {} }, digests: { "docs/guide/logo.svg": null } }],
  ])("%s", async (_what, world) => {
    expect(await run(await filled(newFile()), world)).toMatchObject({ reused: false });
  });

  test("a call that it shows changes", async () => {
    const file = newFile();
    const world: World = {
      text: `${TEXT}\n<OperationLink id="issueVoucher" />\n`,
      around: { ...AROUND, api: apiOf() },
      digests: { "call:issueVoucher": "1" },
    };
    expect(await run(await filled(file, world), world)).toMatchObject({ reused: true });
    expect(await run(await filled(file, world), { ...world, digests: { "schema:Voucher": "2" } })).toMatchObject({
      reused: true,
    });
    expect(await run(await filled(file, world), { ...world, digests: { "call:issueVoucher": "2" } })).toMatchObject({
      reused: false,
    });
  });

  test("the engine's code changes", async () => {
    const file = newFile();
    await filled(file);
    expect(await run(new CompileCache(file, "engine 2"))).toMatchObject({ reused: false });
  });
});

describe("a page is reused when", () => {
  test.each<[string, World]>([
    ["other data changes", { digests: { "error-codes": "2" } }],
    ["other files change", { digests: { "docs/guide/else.svg": "2" } }],
    ["other pages come and go", { around: { ...AROUND, routes: { ...AROUND.routes, "docs/new.mdx": "/docs/new" } } }],
  ])("%s", async (_what, world) => {
    expect(await run(await filled(newFile()), world)).toMatchObject({ reused: true });
  });
});

test("images and files of a reused page are asked for, so that they are written", async () => {
  const cache = await filled(newFile());
  const imageOf = jest.fn(() => Promise.resolve(vector));
  const assetOf = jest.fn(() => "/content-assets/1/manual.pdf");
  expect(await run(cache, { inputs: { imageOf, assetOf } })).toMatchObject({ reused: true });
  expect(imageOf.mock.calls).toEqual([["docs/guide/logo.svg"]]);
  expect(assetOf.mock.calls).toEqual([["docs/guide/manual.pdf"]]);
});

test("a page with faults is never kept, and takes the place of a good one", async () => {
  const file = newFile();
  const faulty: World = { text: `${TEXT}\n{nope}\n` };
  const cache = await filled(file);
  for (const world of [faulty, faulty]) {
    const result = await run(cache, world);
    expect(result.reused).toBe(false);
    expect(result.issues).toHaveLength(1);
  }
  await cache.save(new Set([FILE]));
  expect(await run(new CompileCache(file, "engine"))).toMatchObject({ reused: false });
});

test("a page that doesn't parse is never kept", async () => {
  const cache = new CompileCache(newFile(), "engine");
  for (let time = 0; time < 2; time += 1) {
    expect(await run(cache, { text: "{" })).toMatchObject({ page: null, issues: [{ rule: "mdx-syntax" }] });
  }
});

test("a warning counts as a fault: it is said in every run", async () => {
  const cache = new CompileCache(newFile(), "engine");
  const world: World = { text: "[a](./gone.mdx)\n" };
  const first = await run(cache, world);
  expect(first.issues).toMatchObject([{ rule: "broken-markdown-link" }]);
  expect((await run(cache, world)).issues).toEqual(first.issues);
});

test.each([
  ["is empty", Buffer.from("")],
  ["holds something else", Buffer.from("not a cache")],
  ["holds another kind of value", serialize(null)],
  ["is of another form", serialize({ engine: "engine 1", entries: [] })],
])("a cache file that %s is left aside and written anew", async (_fault, bytes) => {
  const file = newFile();
  await filled(file);
  writeFileSync(file, bytes);
  const cache = new CompileCache(file, "engine");
  expect(await run(cache)).toMatchObject({ reused: false, issues: [] });
  await cache.save(new Set([FILE]));
  expect(await run(new CompileCache(file, "engine"))).toMatchObject({ reused: true });
});

test("a cache file that was cut off is left aside", async () => {
  const file = newFile();
  await filled(file);
  writeFileSync(file, readFileSync(file).subarray(0, 40));
  expect(await run(new CompileCache(file, "engine"))).toMatchObject({ reused: false, issues: [] });
});

test("pages that are gone are dropped from the file", async () => {
  const file = newFile();
  const cache = new CompileCache(file, "engine");
  await run(cache);
  await run(cache, { contentFile: "docs/guide/old.mdx" });
  await cache.save(new Set([FILE, "docs/guide/old.mdx"]));
  const both = readFileSync(file).length;
  await new CompileCache(file, "engine").save(new Set([FILE]));
  expect(readFileSync(file).length).toBeLessThan(both);
  const pruned = new CompileCache(file, "engine");
  expect(await run(pruned)).toMatchObject({ reused: true });
  expect(await run(pruned, { contentFile: "docs/guide/old.mdx" })).toMatchObject({ reused: false });
});

test("the same source at another place is another page", async () => {
  const cache = await filled(newFile());
  const moved = { ...AROUND, routes: { "docs/other.mdx": "/docs/other" }, images: { "docs/logo.svg": vector } };
  expect(await run(cache, { contentFile: "docs/page.mdx", around: moved })).toMatchObject({ reused: false });
});

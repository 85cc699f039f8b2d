import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

import { folderOf } from "../../../testing/fixtures/folder";
import { ContentAssets } from "./imageFiles";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="1" height="1"/></svg>';

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#0b5fff" } })
    .png()
    .toBuffer();

async function content() {
  const folder = folderOf({
    "docs/logo.svg": SVG,
    "docs/manual.pdf": "pdf",
    "docs/broken.png": "no image",
    "docs/till.png": await png(1000, 500),
    "docs/a b (2).png": await png(10, 20),
  });
  return { folder, assets: new ContentAssets(folder) };
}

test("a file's address carries the digest of its bytes and its name", async () => {
  const { folder, assets } = await content();
  const before = assets.copied("docs/manual.pdf");
  expect(before).toMatch(/^\/content-assets\/[0-9a-f]{12}\/manual\.pdf$/);
  expect(assets.copied("docs/manual.pdf")).toBe(before);
  writeFileSync(path.join(folder, "docs/manual.pdf"), "other");
  expect(assets.copied("docs/manual.pdf")).not.toBe(before);
});

test.each(["docs/none.pdf", "docs", ".", "docs/none.pdf\0"])("%j is no file", async (name) => {
  const { assets } = await content();
  expect(assets.copied(name)).toBeNull();
  expect(assets.digest(name)).toBeNull();
  expect(await assets.image(name)).toBeNull();
});

test("a vector image has its size and no other format", async () => {
  const { assets } = await content();
  expect(await assets.image("docs/logo.svg")).toMatchObject({ width: 120, height: 40, sources: [] });
});

test("a photo is offered in modern formats and in widths up to its own", async () => {
  const { assets } = await content();
  const info = await assets.image("docs/till.png");
  expect(info).toMatchObject({ width: 1000, height: 500 });
  expect(info?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(info?.sources[0]?.srcset.map(([, width]) => width)).toEqual([480, 960, 1000]);
  expect((await assets.image("docs/a b (2).png"))?.sources[0]?.srcset.map(([, width]) => width)).toEqual([10]);
});

test("a file that is no image is none", async () => {
  const { assets } = await content();
  expect(await assets.image("docs/broken.png")).toBeNull();
});

test("what was asked for is written, each once, and what is no longer asked for goes", async () => {
  const { folder, assets } = await content();
  const site = folderOf();
  const copied = assets.copied("docs/manual.pdf") ?? "";
  const photo = await assets.image("docs/till.png");
  await assets.write(site);
  expect(readFileSync(path.join(site, copied), "utf8")).toBe("pdf");
  for (const [file, width] of photo?.sources.flatMap(({ srcset }) => srcset) ?? []) {
    expect(await sharp(path.join(site, file)).metadata()).toMatchObject({ width });
  }
  expect(existsSync(path.join(site, photo?.src ?? ""))).toBe(true);

  const next = new ContentAssets(folder);
  next.copied("docs/logo.svg");
  await next.write(site);
  expect(readdirSync(path.join(site, "content-assets"))).toHaveLength(1);
});

test("after an edit the image is read again", async () => {
  const { folder, assets } = await content();
  const before = await assets.image("docs/logo.svg");
  writeFileSync(path.join(folder, "docs/logo.svg"), SVG.replace('width="120"', 'width="240"'));
  expect(await assets.image("docs/logo.svg")).toEqual(before);
  assets.clear();
  expect(await assets.image("docs/logo.svg")).toMatchObject({ width: 240 });
});

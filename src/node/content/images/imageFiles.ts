import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

import sharp from "sharp";

import type { ImageInfo } from "../CompileInputs";

/** Folder below the site's root that holds what content refers to by relative path. */
export const ASSET_FOLDER = "content-assets";

/** Widths in px that photos are offered in, besides their own. */
const WIDTHS = [480, 960, 1440];
const FORMATS = [
  { extension: "avif", type: "image/avif" },
  { extension: "webp", type: "image/webp" },
] as const;

const digestOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 12);
const isVector = (file: string): boolean => extname(file).toLowerCase() === ".svg";

/** A file to write below `public/`: copied, or encoded to a width and format. */
interface Variant {
  readonly source: string;
  readonly path: string;
  readonly width: number | null;
  readonly format: (typeof FORMATS)[number]["extension"] | null;
}

/** Size of an image in px; null for a file that is none, or that can't be read. */
async function sizeOf(file: string): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    return await sharp(readFileSync(file)).metadata();
  } catch {
    return null;
  }
}

// sharp gets bytes, never paths: libvips remembers what it read from a path, and would give the old image after an edit.

/**
 * Files that content refers to by relative path. Names carry the digest of the bytes, so that addresses are known
 * before anything is encoded, and an encoded file is never made twice.
 */
export class ContentAssets {
  readonly #folder: string;
  readonly #variants = new Map<string, Variant>();
  readonly #images = new Map<string, Promise<ImageInfo | null>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Digest of a file's bytes, for cache keys; null when there is none. */
  digest(contentFile: string): string | null {
    const file = join(this.#folder, contentFile);
    return existsSync(file) && statSync(file).isFile() ? digestOf(readFileSync(file)) : null;
  }

  /** Site path of a file that is served as it is; null when there is none. */
  copied(contentFile: string): string | null {
    const digest = this.digest(contentFile);
    if (digest === null) {
      return null;
    }
    // Signs that addresses give a meaning of their own, such as # and %, have no place in a served name.
    const name = basename(contentFile).replace(/[^\p{L}\p{N}._-]+/gu, "-");
    const path = `/${ASSET_FOLDER}/${digest}/${name}`;
    this.#variants.set(path, { source: join(this.#folder, contentFile), path, width: null, format: null });
    return path;
  }

  /** Size and formats of an image; null when there is no such file or it is no image. */
  image(contentFile: string): Promise<ImageInfo | null> {
    const known = this.#images.get(contentFile);
    if (known !== undefined) {
      return known;
    }
    const info = this.#describe(contentFile);
    this.#images.set(contentFile, info);
    return info;
  }

  /** Whether a file is an image that can be read. */
  async isImage(contentFile: string): Promise<boolean> {
    return this.digest(contentFile) !== null && (await sizeOf(join(this.#folder, contentFile))) !== null;
  }

  /** Forgets what was read, after files changed. */
  clear(): void {
    this.#images.clear();
  }

  async #describe(contentFile: string): Promise<ImageInfo | null> {
    const src = this.copied(contentFile);
    if (src === null) {
      return null;
    }
    const source = join(this.#folder, contentFile);
    const size = await sizeOf(source);
    if (size === null) {
      return null;
    }
    const { width, height } = size;
    if (isVector(contentFile)) {
      return { width, height, src, sources: [] };
    }
    const widths = [...WIDTHS.filter((value) => value < width), width];
    const stem = `${dirname(src)}/${basename(src, extname(src))}`;
    const sources = FORMATS.map(({ extension, type }) => ({
      type,
      srcset: widths.map((value) => {
        const path = `${stem}-${String(value)}.${extension}`;
        this.#variants.set(path, { source, path, width: value, format: extension });
        return [path, value] as const;
      }),
    }));
    return { width, height, src, sources };
  }

  /** Writes what pages refer to below `publicFolder`, and removes what none refers to any more. */
  async write(publicFolder: string): Promise<void> {
    const kept = new Set([...this.#variants.values()].map(({ path }) => path.split("/")[2] ?? ""));
    const folder = join(publicFolder, ASSET_FOLDER);
    for (const name of await readdir(folder).catch(() => [])) {
      if (!kept.has(name)) {
        await rm(join(folder, name), { recursive: true });
      }
    }
    for (const { source, path, width, format } of this.#variants.values()) {
      const target = join(publicFolder, path);
      if (existsSync(target)) {
        continue;
      }
      await mkdir(dirname(target), { recursive: true });
      await writeFile(
        target,
        width === null || format === null
          ? readFileSync(source)
          : await sharp(readFileSync(source)).resize(width).toFormat(format).toBuffer(),
      );
    }
  }
}

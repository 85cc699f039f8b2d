import { createHash } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { inParallel } from "./inParallel";
import { siteFiles } from "./siteFiles";

/** What is text, and smaller for it. Pictures are compressed by their own formats. */
const TEXT: ReadonlySet<string> = new Set(
  ["html", "css", "js", "json", "xml", "txt", "md", "svg", "webmanifest"].map((name) => `.${name}`),
);

/** A packet holds this much: a smaller answer is not faster. */
const SMALLEST = 1024;

/** Both at their best: they are made once and read often. */
const FORMS = {
  ".gz": (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ".br": (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
};

type Ending = keyof typeof FORMS;
const ENDINGS = Object.keys(FORMS) as Ending[];

const originalOf = (file: string): string | null => {
  const ending = ENDINGS.find((one) => file.endsWith(one));
  const original = ending === undefined ? "" : file.slice(0, -ending.length);
  return TEXT.has(extname(original)) ? original : null;
};

/**
 * Writes `x.html.gz` and `x.html.br` beside each text file, for hosts that send such files as they are (nginx with
 * `gzip_static`, Caddy with `precompressed`). Those of an earlier build stay where their file has not changed since, and
 * go with it; without `wanted` all go, since a host would send old pages. Those that the site itself publishes
 * (`statics`, by site path) are left alone. Gives the number of files that have them.
 */
export async function compressSite(
  publicFolder: string,
  wanted: boolean,
  statics: ReadonlySet<string> = new Set(),
): Promise<number> {
  const files = await siteFiles(publicFolder);
  const texts = wanted ? await largeTexts(files, publicFolder) : new Map<string, number>();
  for (const file of files) {
    const original = originalOf(file);
    if (original !== null && !texts.has(original) && !statics.has(file)) {
      await rm(join(publicFolder, file));
    }
  }
  // Pages stand under two names: the same text is compressed once. As much at a time as the machine has threads for.
  const done = new Map<string, Promise<Buffer>>();
  await inParallel(
    texts,
    async ([file, changed]) => {
      const path = join(publicFolder, file);
      const due = await filterAsync(
        ENDINGS.filter((ending) => !statics.has(file + ending)),
        async (ending) => !files.has(file + ending) || !(await newer(path + ending, changed)),
      );
      if (due.length > 0) {
        const text = await readFile(path);
        const digest = createHash("sha256").update(text).digest("base64url");
        for (const ending of due) {
          const key = digest + ending;
          const compressed = done.get(key) ?? FORMS[ending](text);
          done.set(key, compressed);
          await writeFile(path + ending, await compressed);
        }
      }
    },
    4,
  );
  return texts.size;
}

/** Text files that are large enough, with the time of their last change. */
async function largeTexts(files: ReadonlySet<string>, folder: string): Promise<Map<string, number>> {
  const texts = new Map<string, number>();
  for (const file of files) {
    if (TEXT.has(extname(file))) {
      const { size, mtimeMs } = await stat(join(folder, file));
      if (size >= SMALLEST) {
        texts.set(file, mtimeMs);
      }
    }
  }
  return texts;
}

const newer = async (path: string, than: number): Promise<boolean> => (await stat(path)).mtimeMs > than;

async function filterAsync<T>(items: readonly T[], keep: (item: T) => Promise<boolean>): Promise<T[]> {
  const kept = await Promise.all(items.map(keep));
  return items.filter((_, index) => kept[index]);
}

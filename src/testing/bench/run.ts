/**
 * npm run bench [-- pages …]: builds generated corpora (150 and 1,000 pages by default) in a copy of the project and
 * prints times, peak memory and sizes. Figures are for comparing within one run: machines differ, and are noisy.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { copyProject } from "../../cli/warm/projectCopy";
import { docIdOf, writeCorpus } from "./corpus";
import { measure } from "./measure";
import type { Measured } from "./measure";

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const copy = copyProject(process.cwd());
const content = path.join(copy.folder, "corpus");
const gatsby = path.join(process.cwd(), "node_modules/gatsby/cli.js");

async function build(): Promise<Measured> {
  const env = { CONTENT_DIR: content, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", PATH_PREFIX: "" };
  const result = await measure(process.execPath, [gatsby, "build"], { cwd: copy.folder, env });
  if (result.status !== 0) {
    throw new Error(`the build failed:\n${result.output}`);
  }
  return result;
}

const seconds = ({ seconds: value }: Measured): string => `${value.toFixed(1)} s`;

async function main(): Promise<void> {
  try {
    for (const pages of sizes.length > 0 ? sizes : [150, 1000]) {
      writeCorpus(content, pages);
      for (const name of [".cache", "public"]) {
        rmSync(path.join(copy.folder, name), { recursive: true, force: true });
      }
      const cold = await build();
      const warm = await build();
      const edited = path.join(content, "docs", `${docIdOf(7)}.md`);
      writeFileSync(edited, `${readFileSync(edited, "utf8")}\nOne more sentence.\n`);
      const edit = await build();
      const html = readFileSync(path.join(copy.folder, "public/docs", docIdOf(3), "index.html"));
      console.log(
        [
          `${String(pages).padStart(5)} pages`,
          `cold ${seconds(cold)}`,
          `warm ${seconds(warm)}`,
          `one page edited ${seconds(edit)}`,
          `peak memory of the process tree ${cold.peakMiB === null ? "unknown" : `${cold.peakMiB.toFixed(0)} MiB`}`,
          `HTML of one page ${(html.length / 1024).toFixed(1)} KiB, ${(gzipSync(html).length / 1024).toFixed(1)} KiB gz`,
        ].join("  "),
      );
    }
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
  }
}

void main();

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
import { PEER_SEARCH } from "./peerFigures";
import { searchFigures, type SearchFigures } from "./searchFigures";
import { searchQueries } from "./searchQueries";

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

function searchLine(name: string, figures: SearchFigures): string {
  return [
    `      search, ${name.padEnd(10)}`,
    `${(figures.gzipBytes / 1000).toFixed(0).padStart(6)} KB compressed`,
    `query ${figures.p50Ms.toFixed(1)} ms, of the slowest twentieth ${figures.p95Ms.toFixed(1)} ms`,
    `${String(figures.answered)} of ${String(figures.queries)} queries found something`,
  ].join("  ");
}

/** This site's search on a built corpus, and the peers' on the same one where they were measured. */
function searchLines(pages: number): string[] {
  const [documents = "", index = ""] = ["search-doc.json", "search-index.json"].map((name) =>
    readFileSync(path.join(copy.folder, "public", name), "utf8"),
  );
  return [
    searchLine("here", searchFigures(documents, index, searchQueries(content, pages))),
    ...(PEER_SEARCH[pages] ?? []).map((figures) => searchLine(figures.tool, figures)),
  ];
}

async function main(): Promise<void> {
  try {
    for (const pages of sizes.length > 0 ? sizes : [150, 1000]) {
      writeCorpus(content, pages);
      for (const name of [".cache", "public"]) {
        rmSync(path.join(copy.folder, name), { recursive: true, force: true });
      }
      const cold = await build();
      const searches = searchLines(pages);
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
      console.log(searches.join("\n"));
    }
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
  }
}

void main();

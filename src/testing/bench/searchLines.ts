import { readFileSync } from "node:fs";
import path from "node:path";

import { PEER_SEARCH } from "./peerFigures";
import { searchFigures, type SearchFigures } from "./searchFigures";
import { searchQueries } from "./searchQueries";
import type { Corpus } from "./tools/Tool";

/** This site's search on a built corpus, and the peers' on the same one where they were measured. */
export function searchLines(site: string, { folder, pages }: Corpus): string[] {
  const [documents = "", index = ""] = ["search-doc.json", "search-index.json"].map((name) =>
    readFileSync(path.join(site, name), "utf8"),
  );
  return [
    searchLine("here", searchFigures(documents, index, searchQueries(folder, pages))),
    ...(PEER_SEARCH[pages] ?? []).map((figures) => searchLine(figures.tool, figures)),
  ];
}

function searchLine(name: string, figures: SearchFigures): string {
  return [
    `  search, ${name.padEnd(10)}`,
    `${(figures.gzipBytes / 1000).toFixed(0).padStart(6)} KB compressed`,
    `query ${figures.p50Ms.toFixed(1)} ms, of the slowest twentieth ${figures.p95Ms.toFixed(1)} ms`,
    `${String(figures.answered)} of ${String(figures.queries)} queries found something`,
  ].join("  ");
}

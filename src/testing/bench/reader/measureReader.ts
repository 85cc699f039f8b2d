import { readFileSync } from "node:fs";
import path from "node:path";

import type { Browser } from "playwright-core";

import { serve } from "../../server/serve";
import { readPageText } from "../pageText";
import type { FigureKey } from "../report/figures";
import type { Results } from "../report/Results";
import { NEXT, OPENED } from "../samplePages";
import type { Corpus, Tool } from "../tools/Tool";
import { readPage, type Visit } from "./readPage";

/**
 * Measures what a page of each built site costs its readers. The sites take turns, so that what else the machine does
 * weighs on all of them.
 */
export async function measureReader(
  tools: readonly Tool[],
  browser: Browser,
  corpus: Corpus,
  loads: number,
  results: Results,
): Promise<void> {
  const target = readPageText(readFileSync(path.join(corpus.folder, "docs", `${NEXT}.md`), "utf8"));
  const sites = await Promise.all(tools.map(async (tool) => ({ tool, server: await serve(tool.site) })));
  try {
    for (let load = 1; load <= loads; load++) {
      for (const { tool, server } of sites) {
        const visit = await readPage(browser, server.url + tool.addressOf(OPENED), NEXT, target);
        for (const [figure, value] of figuresOf(visit)) {
          results.add(tool.name, corpus.pages, figure, value);
        }
      }
      console.log(`${String(corpus.pages)} pages: first load ${String(load)} of ${String(loads)}`);
    }
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()));
  }
}

const figuresOf = ({ transfer, probe, elements, navigation }: Visit): readonly (readonly [FigureKey, number])[] => [
  ["transfer", transfer.bytes],
  ["transferScript", transfer.byKind.script],
  ["transferHtml", transfer.byKind.html],
  ["transferStyle", transfer.byKind.style],
  ["transferJson", transfer.byKind.json],
  ["transferFont", transfer.byKind.font],
  ["transferOther", transfer.byKind.other],
  ["requests", transfer.requests],
  ["lcp", probe.lcp],
  ["tbt", probe.tbt],
  ["cls", probe.cls],
  ["navigation", navigation],
  ["elements", elements],
];

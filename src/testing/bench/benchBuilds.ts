import { checksLine } from "./checksLine";
import { measureDevelop } from "./develop/measureDevelop";
import { measureBuilds } from "./measureBuilds";
import { openBrowser } from "./openBrowser";
import { PEER_SIZES } from "./readOptions";
import type { Results } from "./report/Results";
import { searchLines } from "./searchLines";
import type { ProjectTool } from "./tools/project";
import type { Corpus, Tool } from "./tools/Tool";

/**
 * Builds a corpus with this project and the peers in turn, `runs` times, so that what else the machine does weighs on
 * all of them. Returns the peers that couldn't build it, with the reason; what they have measured before stays.
 */
export async function benchBuilds(
  project: ProjectTool,
  peers: readonly Tool[],
  corpus: Corpus,
  runs: number,
  results: Results,
): Promise<string[]> {
  const failures: string[] = [];
  let able = PEER_SIZES.includes(corpus.pages) ? [...peers] : [];
  for (let run = 1; run <= runs; run++) {
    const cold = await measureBuilds(project, corpus, results);
    if (run === 1) {
      console.log([checksLine(cold), ...searchLines(project.site, corpus)].join("\n"));
    }
    for (const peer of able) {
      try {
        await measureBuilds(peer, corpus, results);
      } catch (error) {
        failures.push(String(error));
        able = able.filter((other) => other !== peer);
      }
    }
  }
  const browser = await openBrowser();
  try {
    await measureDevelop(project, browser, corpus, results);
  } finally {
    await browser.close();
  }
  return failures;
}

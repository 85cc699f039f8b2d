/**
 * npm run bench: what builds, the development server and reading cost on generated corpora, in a copy of the project,
 * beside other documentation tools if asked. Prints a table with the targets. Figures are for comparing within one
 * run: machines differ, and are noisy.
 */
import path from "node:path";

import { SetupError } from "../../cli/bootstrap.mjs";
import { benchBuilds } from "./benchBuilds";
import { benchReader } from "./benchReader";
import { writeCorpus } from "./corpus";
import { machineLine } from "./machineLine";
import { OptionError, PEER_SIZES, readOptions, type BenchOptions } from "./readOptions";
import { formatResults } from "./report/formatResults";
import { Results } from "./report/Results";
import { temporaryFolder } from "./temporaryFolder";
import { installPeer } from "./tools/installPeer";
import { peerTool } from "./tools/peerTool";
import { PEERS } from "./tools/peers";
import { projectTool, type ProjectTool } from "./tools/project";

const STARLIGHT_NOTE = "Starlight has no navigation within the page: a click loads the next page whole.";

async function bench({ mode, sizes, peers, runs }: BenchOptions): Promise<void> {
  const wanted = peers ? PEERS : [];
  for (const peer of wanted) {
    await installPeer(peer);
  }
  console.log(machineLine());
  const results = new Results();
  const failures: string[] = [];
  const corpora = temporaryFolder();
  const project: ProjectTool = projectTool(process.cwd());
  try {
    for (const pages of sizes) {
      const corpus = { pages, folder: path.join(corpora.folder, String(pages)) };
      writeCorpus(corpus.folder, pages);
      if (peers && !PEER_SIZES.includes(pages)) {
        console.log(`The peers aren't built at ${String(pages)} pages, only at ${PEER_SIZES.join(" and ")}.`);
      }
      if (mode === "reader") {
        await benchReader(project, wanted, PEERS, corpus, runs(pages), results);
      } else {
        failures.push(...(await benchBuilds(project, wanted.map(peerTool), corpus, runs(pages), results)));
      }
    }
  } finally {
    project.remove();
    corpora.remove();
    // What was measured before something failed is shown as well.
    if (results.sizes.length > 0) {
      const notes = mode === "reader" && results.tools.length > 1 ? [STARLIGHT_NOTE] : [];
      console.log(["", formatResults(results, project.name), "", ...notes, machineLine()].join("\n"));
    }
  }
  if (failures.length > 0) {
    throw new Error(failures.join("\n"));
  }
}

async function main(): Promise<void> {
  try {
    await bench(readOptions(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof OptionError || error instanceof SetupError ? error.message : error);
    process.exit(1);
  }
}

void main();

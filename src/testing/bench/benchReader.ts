import { openBrowser } from "./openBrowser";
import { measureReader } from "./reader/measureReader";
import { PEER_SIZES } from "./readOptions";
import type { Results } from "./report/Results";
import { isPeerInstalled } from "./tools/installPeer";
import type { Peer } from "./tools/Peer";
import { hasBuiltSite, peerTool } from "./tools/peerTool";
import type { Corpus, Tool } from "./tools/Tool";

/**
 * Builds a corpus with this project, and measures it in the browser beside the peers' sites.
 * @param peers to build where their sites aren't there
 * @param known peers whose sites an earlier run may have left
 */
export async function benchReader(
  project: Tool,
  peers: readonly Peer[],
  known: readonly Peer[],
  corpus: Corpus,
  loads: number,
  results: Results,
): Promise<void> {
  const { pages } = corpus;
  const tools: Tool[] = [project];
  console.log(`${project.name}: building ${String(pages)} pages …`);
  project.reset(corpus);
  await project.build();
  for (const peer of known.filter(() => PEER_SIZES.includes(pages))) {
    const tool = peerTool(peer);
    if (isPeerInstalled(peer) && hasBuiltSite(peer, corpus)) {
      tools.push(tool);
    } else if (peers.includes(peer)) {
      console.log(`${tool.name}: building ${String(pages)} pages …`);
      tool.reset(corpus);
      await tool.build();
      tools.push(tool);
    }
  }
  const browser = await openBrowser();
  try {
    await measureReader(tools, browser, corpus, loads, results);
  } finally {
    await browser.close();
  }
}

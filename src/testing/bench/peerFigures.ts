import type { SearchFigures } from "./searchFigures";

/** How another tool's search does on the same corpus with the same queries, measured once, as ours is. */
export interface PeerFigures extends SearchFigures {
  readonly tool: string;
}

/**
 * Measured 2026-11-28 with Node.js 20.20 and Chromium 156 on two busy cores, each query its best of seven runs.
 * Docusaurus 3.10.2 with search-local 0.55.3: the package's own worker. VitePress 1.6.4: MiniSearch 7.2.0 with the
 * options of its search box. Starlight 0.37.7: Pagefind 1.6.0 in Chromium, whose pieces (compressed already) are fetched
 * as a query needs them: 46 KB a query at 150 pages, a share of `gzipBytes`.
 */
export const PEER_SEARCH: Readonly<Record<number, readonly PeerFigures[]>> = {
  150: [
    peer("Docusaurus", 7_068_927, 1_660_512, 0.44, 2.28, 194),
    peer("VitePress", 1_327_880, 288_245, 0.27, 1.1, 200),
    peer("Starlight", 1_116_847, 1_116_847, 3.81, 13.96, 170),
  ],
  1000: [
    peer("Docusaurus", 47_265_474, 11_096_934, 0.56, 13.17, 194),
    peer("VitePress", 9_145_961, 2_302_950, 1.24, 12.32, 200),
    peer("Starlight", 6_905_406, 6_905_406, 16.73, 54.16, 165),
  ],
};

function peer(tool: string, bytes: number, gzipBytes: number, p50Ms: number, p95Ms: number, answered: number) {
  return { tool, bytes, gzipBytes, p50Ms, p95Ms, answered, queries: 200 };
}

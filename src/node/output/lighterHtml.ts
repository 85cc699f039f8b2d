/**
 * The map of all templates' files, 2 KB on every page: Gatsby's client would prefetch by it, but reads it as text and
 * finds nothing there. An empty one stands in the script of the page's path (src/app/document). Here a page's code is
 * prefetched by loading it (src/enhance/links).
 */
const CHUNK_MAP = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>\s*/;

/** For browsers that run nothing of this site, and for nobody. */
const DEAD_METAS = /<meta (?:http-equiv="x-ua-compatible"|name="generator") [^>]*>/g;

/** Was for one version of one phone. */
const SHRINK_TO_FIT = /(<meta name="viewport" content="[^"]*), shrink-to-fit=no"/;

/** A page without what Gatsby writes into all of them and nobody reads. Done twice it changes nothing more. */
export function lighterHtml(html: string): string {
  return html.replace(CHUNK_MAP, "").replace(DEAD_METAS, "").replace(SHRINK_TO_FIT, '$1"');
}

import type { MovedAnchors } from "./movedAnchors";

/** Data inside a script of an HTML page. */
const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

/** The hash in letters: `#größe`, which a browser gives percent-encoded. */
const READ_HASH = "let hash=location.hash;try{hash=decodeURIComponent(hash)}catch{}";

/**
 * Script of an old address: leads on to where its page is, with the query and the hash that it was opened with unless
 * the redirect names a place itself. An anchor that has moved elsewhere leads there. `to` carries the path prefix.
 */
export function oldPageScript(to: string, moved: MovedAnchors): string {
  return `{const moved=${literal(moved)},to=${literal(to)};${READ_HASH}const [path,own=""]=(moved[hash]||to).split(/(?=#)/);location.replace(path+(path.includes("?")?"":location.search)+(own||(moved[hash]?"":location.hash)))}`;
}

/**
 * Script of a page whose anchors have moved: an old one leads on, at first and when the hash is edited. To another
 * place on the same page it leads without loading it again.
 */
export function movedAnchorsScript(moved: MovedAnchors): string {
  return `{const moved=${literal(moved)},at=location.pathname,bare=path=>path.replace(/(\\/index)?\\.html$|\\/$/,""),go=()=>{${READ_HASH}if(location.pathname===at&&moved[hash]){const to=new URL(moved[hash],location);if(bare(to.pathname)===bare(at))to.pathname=at;to.search||=location.search;location.replace(to)}};go();addEventListener("hashchange",go)}`;
}

/** The script's element as this module writes it. */
const ELEMENT = /<script data-moved-anchors="">[\s\S]*?<\/script>/;

/** The page with the script of its moved anchors at the end of its head; that of the last build is replaced. */
export function withMovedAnchors(html: string, moved: MovedAnchors | undefined): string {
  const bare = html.replace(ELEMENT, "");
  if (moved === undefined) {
    return bare;
  }
  const end = bare.indexOf("</head>");
  return `${bare.slice(0, end)}<script data-moved-anchors="">${movedAnchorsScript(moved)}</script>${bare.slice(end)}`;
}

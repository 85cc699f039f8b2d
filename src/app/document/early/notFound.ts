/** How long, in ms after the page and its scripts are loaded, the not-found page waits for the site's script. */
const PATIENCE_MS = 3000;

/**
 * Shows the not-found page, which is hidden until it has decided (components/page/NotFound), when the site's script has
 * not taken over: a file that is missing, an old browser. A slow network alone shows nothing too early, since `load`
 * waits for the scripts. Part of the early script: plain ES2017.
 */
export const EARLY_NOT_FOUND: string = [
  'addEventListener("load",function(){setTimeout(function(){',
  "var e=document.querySelector('[data-undecided=unasked]');",
  'if(e)e.removeAttribute("data-undecided")',
  `},${String(PATIENCE_MS)})})`,
].join("");

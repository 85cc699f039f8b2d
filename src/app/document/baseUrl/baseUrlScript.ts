/** Id of the banner's element. */
export const BANNER_ID = "base-url-banner";

/**
 * Shows the banner when everything has loaded or failed and the site's files are not there: Gatsby's client, which sets
 * `___loader` as soon as it runs, or a style sheet. Bundles are `async` and hold up `load`, so a slow network shows
 * nothing. The same text on every page that has it; what differs stands in attributes.
 *
 * Where the page is found under another path than the build has, the banner says which; otherwise the files are missing
 * for another reason.
 */
export const BASE_URL_SCRIPT = [
  "(function(d,b){",
  'addEventListener("load",function(){',
  "var s=[].every.call(d.querySelectorAll('link[rel=\"stylesheet\"]'),",
  // Chromium gives a style sheet that failed to load an empty sheet; one from elsewhere doesn't let itself be read.
  "function(l){try{return l.sheet.cssRules.length}catch(e){return l.sheet}});",
  "if(window.___loader&&s)return;",
  'var p=location.pathname.replace(/(index)?\\.html?$/,"").replace(/\\/?$/,"/"),h=b.dataset.home;',
  "if(p.slice(-h.length)===h)p=p.slice(0,1-h.length)||p;",
  "var other=p!==b.dataset.base;",
  'b.querySelectorAll("[data-here]").forEach(function(e){e.textContent=p});',
  "b.querySelector(other?\"[data-case='path']\":\"[data-case='files']\").hidden=false;",
  "b.hidden=false",
  "})",
  `})(document,document.getElementById("${BANNER_ID}"))`,
].join("");

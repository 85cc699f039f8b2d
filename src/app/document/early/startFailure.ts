import { MAIN_ID } from "../../../components/layout/SkipLink/SkipLink";
import { LOAD_ERROR_RETRY, LOAD_ERROR_TITLE } from "../../../components/page/LoadError/LoadError";
import { RELOAD_MARKS_KEY } from "../../failures/reloadMarks";

const SCRIPTS_MISSING = "The scripts of this site did not load.";
const OUT_OF_REACH = "The server can't be reached.";

/** What components/page/LoadError renders, in the fewest words. */
const BOX_HTML = [
  `<p class=load-error-title>${LOAD_ERROR_TITLE}</p>`,
  `<p class=load-error-text>${SCRIPTS_MISSING}</p>`,
  `<button class=load-error-retry>${LOAD_ERROR_RETRY}</button>`,
].join("");

/** As a literal that ends no script element. */
const text = (value: string): string => JSON.stringify(value).replaceAll("</", "<\\/");

/**
 * For a page whose client never ran, since one of its files is missing, or is HTML. Bundles are `async` and hold up
 * `load`, so a slow network shows nothing. There is one full load, noted in the window's name, where
 * src/app/failures/reloadMarks looks too; after it comes the red box, above the article that the HTML has, and the page
 * is what readers without JavaScript have. The home page has a banner instead.
 *
 * Part of the early script, which is on every page: plain ES2017, and short.
 */
export const EARLY_START_FAILURE: string = [
  "(function(w,d){",
  'addEventListener("load",function(){',
  "if(w.___loader)return;",
  `var n=${text(`${RELOAD_MARKS_KEY}=`)}+location.pathname+location.search,b=d.createElement("div");`,
  `if(w.name!==n){w.name=n;console.warn(${text(SCRIPTS_MISSING)});location.reload();return}`,
  'd.documentElement.classList.remove("js");',
  'b.className="load-error";b.setAttribute("role","alert");',
  `b.innerHTML=${text(BOX_HTML)};`,
  "b.lastChild.onclick=function(){",
  'fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},',
  `function(){b.children[1].textContent=${text(OUT_OF_REACH)}})};`,
  `(d.getElementById(${text(MAIN_ID)})||d.body).prepend(b)`,
  "})",
  "})(window,document)",
].join("");

import { MAIN_ID } from "../../../components/layout/SkipLink/SkipLink";
import { LOAD_ERROR_RETRY, LOAD_ERROR_TITLE } from "../../../components/page/LoadError/LoadError";
import { RELOAD_MARKS_KEY } from "../../failures/reloadMarks";
import { BANNER_ID } from "../baseUrl/baseUrlScript";

const SCRIPTS_MISSING = "The scripts of this site did not load.";
const OUT_OF_REACH = "The server can't be reached.";

const text = (value: string): string => JSON.stringify(value);

/**
 * For a page whose client never ran, since one of its files is missing, or is HTML. Bundles are `async` and hold up
 * `load`, so a slow network shows nothing. There is one full load, noted as src/app/failures/reloadMarks does; after it
 * comes the red box, above the article that the HTML has, and the page is what readers without JavaScript have. The home page has a banner of its own for this.
 *
 * Part of the early script: plain ES2017.
 */
export const EARLY_START_FAILURE: string = [
  "(function(w,d,k){",
  'addEventListener("load",function(){',
  `if(w.___loader||d.getElementById(${text(BANNER_ID)}))return;`,
  'var p=location.pathname+location.search,q=k+"=",v="",s,b,x;',
  'try{s=w.sessionStorage;v=s.getItem(k)||""}catch(e){}',
  "if(w.name.indexOf(q)===0)v=w.name.slice(q.length);",
  'if(v.split(" ").indexOf(p)<0){',
  'v=(v+" "+p).trim();',
  "try{s.setItem(k,v)}catch(e){w.name=q+v}",
  "location.reload();return}",
  "function m(t,c,y){var e=d.createElement(t);e.className=c;e.textContent=y;if(b)b.appendChild(e);return e}",
  'd.documentElement.classList.remove("js");',
  'b=m("div","load-error","");b.setAttribute("role","alert");',
  `m("p","load-error-title",${text(LOAD_ERROR_TITLE)});`,
  `x=m("p","load-error-text",${text(SCRIPTS_MISSING)});`,
  `m("button","load-error-retry",${text(LOAD_ERROR_RETRY)}).onclick=function(){`,
  'fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},',
  `function(){x.textContent=${text(OUT_OF_REACH)}})};`,
  `(d.getElementById(${text(MAIN_ID)})||d.body).prepend(b)`,
  "})",
  `})(window,document,${text(RELOAD_MARKS_KEY)})`,
].join("");

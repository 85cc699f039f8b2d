import { choiceAttribute, choiceKey, TAB_CHOICES } from "../../../shared/tabChoices";

/** `[["data-tabs-language","language","tabs.language","lang"], …]` */
const CHOICES = Object.entries(TAB_CHOICES).map(([sync, { parameter }]) => [
  choiceAttribute(sync),
  sync,
  choiceKey(sync),
  parameter,
]);

/**
 * What the reader chose (language, environment) stands on `<html>`, and a style sheet shows its panels in the groups
 * that have it, until src/enhance has selected their tabs. The sheet is made of the one value that counts: rules for
 * every value would be a kilobyte of CSS. Made by script, it needs no permission for inline styles. Words alone get
 * into it, and a word that no group has shows nothing: the list of known ones would be on every page. Where `replaceSync` is missing, the tabs change when they come alive.
 */
export const EARLY_TAB_CHOICES = [
  "(function(d,r){",
  `${JSON.stringify(CHOICES)}.forEach(function(c){`,
  "var v=new URLSearchParams(location.search).get(c[3]);",
  "try{v=v||localStorage.getItem(c[2])}catch(e){}",
  "if(!v||!/^[a-z]+$/.test(v))return;",
  "r.setAttribute(c[0],v);",
  "try{",
  "var s=new CSSStyleSheet(),",
  "x='[data-value=\"'+v+'\"]',",
  "g='['+c[0]+'] .tabs[data-sync='+c[1]+']:has(>'+x+')>';",
  's.replaceSync("@media screen{"',
  '+g+".tab-panel{display:none}"',
  '+g+".tab-panel"+x+"{display:block}"',
  '+g+".tab-list>.tab{--tab-line:transparent;--tab-ink:var(--color-muted)}"',
  '+g+".tab-list>"+x+"{--tab-line:var(--color-accent);--tab-ink:var(--color-heading)}}");',
  "d.adoptedStyleSheets=d.adoptedStyleSheets.concat(s)",
  "}catch(e){}",
  "})",
  "})(document,document.documentElement)",
].join("");

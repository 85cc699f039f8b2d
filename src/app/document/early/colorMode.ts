import { COLOR_MODE_KEY, COLOR_MODES, THEME_ATTRIBUTE, THEME_SWITCH_ATTRIBUTE } from "../../../shared/colorMode";

/**
 * Puts the mode that the reader chose on `<html>`, over the default that stands there. Other values than the modes are
 * ignored. Part of the early script: plain ES2017, before the first paint.
 */
export const EARLY_COLOR_MODE = [
  "(function(r){try{",
  `if(!r.hasAttribute("${THEME_SWITCH_ATTRIBUTE}"))return;`,
  `var m=localStorage.getItem("${COLOR_MODE_KEY}");`,
  `if(${JSON.stringify(COLOR_MODES)}.indexOf(m)>=0)r.setAttribute("${THEME_ATTRIBUTE}",m)`,
  "}catch(e){}})(document.documentElement)",
].join("");

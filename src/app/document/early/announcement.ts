import {
  ANNOUNCEMENT_ATTRIBUTE,
  ANNOUNCEMENT_DISMISSED,
  ANNOUNCEMENT_ID_ATTRIBUTE,
  ANNOUNCEMENT_KEY,
} from "../../../shared/announcement";

/**
 * Notes on `<html>` that the announcement bar was dismissed, before the first paint. The stored text counts only if it
 * is the id of this page's bar. Part of the early script: plain ES2017.
 */
export const EARLY_ANNOUNCEMENT = [
  "(function(r){",
  "try{",
  `var id=r.getAttribute("${ANNOUNCEMENT_ID_ATTRIBUTE}");`,
  `if(id!==null&&localStorage.getItem("${ANNOUNCEMENT_KEY}")===id)`,
  `r.setAttribute("${ANNOUNCEMENT_ATTRIBUTE}","${ANNOUNCEMENT_DISMISSED}")`,
  "}catch(e){}",
  "})(document.documentElement)",
].join("");

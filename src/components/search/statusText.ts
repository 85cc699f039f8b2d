import type { SearchStatus } from "../../search/createSearchClient";
import type { SearchResult } from "../../shared/search/search";
import { isLongText, LONG_TEXT } from "./textLimit";

/** What screen readers hear of a search for `typed` as it goes on; `place` follows the count: ", page 2 of 3". */
export function statusText(status: SearchStatus, result: SearchResult | null, typed: string, place = ""): string {
  if (status === "failed") {
    return "";
  }
  if (status !== "ready") {
    return "Loading the search";
  }
  if (result === null) {
    return "";
  }
  const { total } = result;
  const count = total === 0 ? "Nothing found" : `${total} ${total === 1 ? "page" : "pages"} found`;
  return `${count}${place}${isLongText(typed) ? `. ${LONG_TEXT}` : ""}`;
}

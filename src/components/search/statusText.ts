import type { SearchStatus } from "../../search/createSearchClient";
import type { SearchResult } from "../../shared/search/search";

/** What screen readers hear of a search as it goes on. */
export function statusText(status: SearchStatus, result: SearchResult | null): string {
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
  return total === 0 ? "Nothing found" : `${total} ${total === 1 ? "page" : "pages"} found`;
}

import { createSearchClient, type SearchClient, type SearchFiles } from "./createSearchClient";
import { startWorker } from "./startWorker";

let shared: SearchClient | null = null;

/** The site's one client: the dialog and the search page use the same files, fetched once. */
export function sharedClient(files: SearchFiles): SearchClient {
  return (shared ??= createSearchClient(files, startWorker));
}

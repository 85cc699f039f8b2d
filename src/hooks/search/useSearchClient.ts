import { withPrefix } from "gatsby";
import { useSyncExternalStore } from "react";

import type { SearchClient, SearchStatus } from "../../search/createSearchClient";
import { sharedClient } from "../../search/sharedClient";
import { useSite } from "../site/useSite";

/** The site's search and how far its loading is. Nothing is fetched before `load` is called. */
export function useSearchClient(): { readonly client: SearchClient; readonly status: SearchStatus } {
  const { search } = useSite();
  const client = sharedClient({ documents: withPrefix(`/${search.docs}`), index: withPrefix(`/${search.index}`) });
  const status = useSyncExternalStore(client.subscribe, client.status, () => "idle" as const);
  return { client, status };
}

import type { RenderBodyArgs } from "gatsby";

import { SIDEBAR_QUERY } from "../../hooks/sidebar/useSidebarLists";
import { articleIn, PAGE_DATA_ID, type InlinePageData } from "./InlinePageData";

/**
 * Puts a page's data into its HTML, without the article, which stands there already: who enters by this page loads the
 * article once, and React need not wait for a file that only the running bundle can ask for. The element is data, which
 * no policy for scripts asks about; it stands before the bundles, so that it is there when they run. Nor does it name the
 * sidebar's data, of which the HTML has what shows at first; the files of all pages do, so that any navigation loads it.
 */
export function writePageData({
  pathname,
  loadPageDataSync,
  setPostBodyComponents,
}: Pick<RenderBodyArgs, "pathname" | "loadPageDataSync" | "setPostBodyComponents">): void {
  // Of the page that is rendered Gatsby has the data at hand. In `develop`, whatever its types say, nobody can be asked.
  const load = loadPageDataSync as typeof loadPageDataSync | undefined;
  const data = (load?.(pathname) ?? null) as unknown as InlinePageData | null;
  const found = data === null ? null : articleIn(data);
  if (data === null || found === null) {
    return;
  }
  const [name, article] = found;
  const rest = {
    ...data,
    staticQueryHashes: (data.staticQueryHashes ?? []).filter((hash) => hash !== SIDEBAR_QUERY),
    result: { ...data.result, data: { ...data.result?.data, [name]: { ...article, html: null } } },
  };
  // `<` would end the element, or begin a comment.
  const json = JSON.stringify(rest).replaceAll("<", "\\u003c");
  setPostBodyComponents([
    <script key={PAGE_DATA_ID} id={PAGE_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />,
  ]);
}

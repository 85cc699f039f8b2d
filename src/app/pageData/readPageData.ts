import { articleIn, PAGE_DATA_ID, type InlinePageData } from "./InlinePageData";

/** Where Gatsby's loader looks for the data of the page that the reader has entered by. */
interface LoaderData {
  pageData?: unknown;
}

/**
 * Gives Gatsby's loader the data that the page's HTML has, and the article with it, as it stands in the document. Where
 * anything is missing the loader asks for the file, as for every other page. To be called before the loader is made.
 */
export function readPageData(page: Document, loader: LoaderData): void {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  const content = page.querySelector("article .content");
  if (text == null || content === null) {
    return;
  }
  try {
    const data = JSON.parse(text) as InlinePageData;
    const found = articleIn(data);
    if (found !== null) {
      found[1].html = content.innerHTML;
      loader.pageData = data;
    }
  } catch {
    // Cut off on its way: the file is whole.
  }
}

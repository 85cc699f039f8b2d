import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * What Gatsby's client asks for: the path of the page, from the script's own element; and the map of templates' files,
 * of which src/node/output leaves nothing else.
 */
const READ_PATH = "window.pagePath=document.currentScript.dataset.pagePath;window.___chunkMapping={};";
/** Around the text, for documents that are read as XML; ours are not. */
const CDATA_MARKS = /\/\*(?:<!\[CDATA\[|\]\]>)\*\//g;
const WRITTEN_PATH = /window\.pagePath="(?:[^"\\]|\\.)*";/;

type InlineScript = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>;

const namesPath = (component: ReactNode): component is InlineScript =>
  isValidElement<{ readonly id?: string }>(component) && component.props.id === "gatsby-script-loader";

/**
 * Gives Gatsby's inline script, which says the page's path, the same text on every page: the path stands in an
 * attribute. A Content-Security-Policy then needs one hash for it on the whole site.
 */
export function sharedScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents" | "pathname">): void {
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => {
      if (!namesPath(component)) {
        return component;
      }
      const text = component.props.dangerouslySetInnerHTML.__html;
      if (!WRITTEN_PATH.test(text)) {
        throw new Error(`Gatsby's inline script on ${pathname} doesn't say the page's path: ${text.slice(0, 80)}`);
      }
      const shared = {
        "data-page-path": pathname,
        dangerouslySetInnerHTML: { __html: text.replace(WRITTEN_PATH, READ_PATH).replace(CDATA_MARKS, "") },
      };
      return cloneElement(component, shared);
    }),
  );
}

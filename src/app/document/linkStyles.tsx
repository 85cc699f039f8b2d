import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The address of a style sheet that Gatsby has put into the page as text; null for any other component. */
function inlinedFrom(component: ReactNode): string | null {
  if (!isValidElement(component) || component.type !== "style") {
    return null;
  }
  const props = component.props as Readonly<Record<string, unknown>>;
  const href = props["data-href"];
  return props["data-identity"] === "gatsby-global-css" && typeof href === "string" ? href : null;
}

/**
 * What gatsby-plugin-image writes into the head of every page, with images or without: styles and a script for its own
 * component, which fades images in. Here `Picture` shows them as they arrive.
 */
const isForImages = (component: ReactNode): boolean =>
  isValidElement(component) && String(component.key).startsWith("gatsby-image-style");

/**
 * Links style sheets in place of the copies that Gatsby writes into every page: 10 KB of each page, compressed, that
 * readers would load again with every page they enter by. The files are there: Gatsby writes them beside the bundles
 * and names them in `data-href`, prefix included. Its client looks at these elements in `develop` only.
 */
export function linkStyles({
  getHeadComponents,
  replaceHeadComponents,
}: Pick<PreRenderHTMLArgs, "getHeadComponents" | "replaceHeadComponents">): void {
  replaceHeadComponents(
    getHeadComponents()
      .filter((component) => !isForImages(component))
      .map((component) => {
        const href = inlinedFrom(component);
        return href === null ? component : <link key={href} rel="stylesheet" href={href} />;
      }),
  );
}

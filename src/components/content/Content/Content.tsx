import { memo, useMemo, useRef } from "react";

import { enhanceContent } from "../../../enhance/enhanceContent";
import { useBrowserLayoutEffect } from "../../../hooks/useBrowserLayoutEffect";

/**
 * Compiled content: HTML that is complete as it stands. What JavaScript adds (copy buttons, tabs, islands) works on
 * that HTML, before the frame in which it first shows, and before Gatsby scrolls to an anchor in it.
 */
export const Content = memo(function Content({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  // One object for one text: React compares the objects, and would write the same HTML again over what was added.
  const content = useMemo(() => ({ __html: html }), [html]);

  useBrowserLayoutEffect(() => (root.current === null ? undefined : enhanceContent(root.current)), [html]);

  return <div className="content" ref={root} dangerouslySetInnerHTML={content} />;
});
